import { publicPage } from '@/api/page-data';
import { OperatorScreen } from '@/components/legal/OperatorScreen';

export const getServerSideProps = publicPage();

export default function OperatorPage() {
  return <OperatorScreen />;
}
