import { readCommercialTransactionsPage } from '@/api/pages/content';
import { createContentPageLoader } from '@/api/pages/load-page';
import { OperatorScreen } from '@/components/legal/OperatorScreen';
import type { InformationPage } from '@/schemas/legal-text';

export const getServerSideProps = createContentPageLoader(() => ({
  content: readCommercialTransactionsPage(),
}));

export default function CommercialTransactionsPage({ content }: { content: InformationPage }) {
  return <OperatorScreen path="/commercial-transactions" content={content} />;
}
