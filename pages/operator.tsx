import { operatorPage } from '@/api/pages/content';
import { contentPage } from '@/api/pages/content-page';
import { OperatorScreen } from '@/components/legal/OperatorScreen';
import type { InformationPage } from '@/schemas/legal-text';

export const getServerSideProps = contentPage(() => ({ content: operatorPage() }));

export default function OperatorPage({ content }: { content: InformationPage }) {
  return <OperatorScreen content={content} />;
}
