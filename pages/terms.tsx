import { readTerms } from '@/api/pages/content';
import { createContentPageLoader } from '@/api/pages/load-page';
import { LegalPage } from '@/components/legal/LegalPage';
import type { LegalText } from '@/schemas/legal-text';

export const getServerSideProps = createContentPageLoader(() => ({ text: readTerms() }));

export default function TermsPage({ text }: { text: LegalText }) {
  return <LegalPage path="/terms" text={text} />;
}
