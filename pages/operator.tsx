import { readOperatorPage } from '@/api/pages/content';
import { createContentPageLoader } from '@/api/pages/load-page';
import { OperatorScreen } from '@/components/legal/OperatorScreen';
import type { InformationPage } from '@/schemas/legal-text';

export const getServerSideProps = createContentPageLoader(() => ({ content: readOperatorPage() }));

export default function OperatorPage({ content }: { content: InformationPage }) {
  return <OperatorScreen path="/operator" content={content} />;
}
