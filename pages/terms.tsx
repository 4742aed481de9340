import { termsText } from '@/api/pages/content';
import { contentPage } from '@/api/pages/content-page';
import { LegalPage } from '@/components/legal/LegalPage';
import type { LegalText } from '@/schemas/legal-text';

export const getServerSideProps = contentPage(() => ({ text: termsText() }));

export default function TermsPage({ text }: { text: LegalText }) {
  return <LegalPage path="/terms" text={text} />;
}
