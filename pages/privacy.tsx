import { readPrivacyPolicy } from '@/api/pages/content';
import { createContentPageLoader } from '@/api/pages/load-page';
import { LegalPage } from '@/components/legal/LegalPage';
import type { LegalText } from '@/schemas/legal-text';

export const getServerSideProps = createContentPageLoader(() => ({ text: readPrivacyPolicy() }));

export default function PrivacyPage({ text }: { text: LegalText }) {
  return <LegalPage path="/privacy" text={text} />;
}
