import { informationModulesPage } from '@/api/pages/content';
import { contentPage } from '@/api/pages/content-page';
import { InformationModulesScreen } from '@/components/legal/InformationModulesScreen';
import type { InformationPage } from '@/schemas/legal-text';

export const getServerSideProps = contentPage(() => ({ content: informationModulesPage() }));

export default function InformationModulesPage({ content }: { content: InformationPage }) {
  return <InformationModulesScreen content={content} />;
}
