import { privacyText } from '@/api/pages/content';
import { contentPage } from '@/api/pages/content-page';
import { LegalPage } from '@/components/legal/LegalPage';
import type { LegalText } from '@/schemas/legal-text';

export const getServerSideProps = contentPage(() => ({ text: privacyText() }));

export default function PrivacyPage({ text }: { text: LegalText }) {
  return <LegalPage path="/privacy" text={text} />;
}
