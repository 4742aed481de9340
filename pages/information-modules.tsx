import { readInformationModulesPage } from '@/api/pages/content';
import { createContentPageLoader } from '@/api/pages/load-page';
import { InformationModulesScreen } from '@/components/legal/InformationModulesScreen';
import type { InformationPage } from '@/schemas/legal-text';

export const getServerSideProps = createContentPageLoader(() => ({ content: readInformationModulesPage() }));

export default function InformationModulesPage({ content }: { content: InformationPage }) {
  return <InformationModulesScreen content={content} />;
}
