import { publicPage } from '@/api/pages/load-page';
import { ApiErrorScreen } from '@/components/status/ApiErrorScreen';

export const getServerSideProps = publicPage();

export default function ErrorDestinationPage() {
  return <ApiErrorScreen />;
}
