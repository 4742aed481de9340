import { publicPage } from '@/api/page-data';
import { ErrorScreen } from '@/components/site/ErrorScreen';

export const getServerSideProps = publicPage();

export default function ErrorDestinationPage() {
  return <ErrorScreen />;
}
