import { createPublicPageLoader } from '@/api/pages/load-page';
import { ApiErrorScreen } from '@/components/shell/ApiErrorScreen';

export const getServerSideProps = createPublicPageLoader();

export default function ErrorDestinationPage() {
  return <ApiErrorScreen />;
}
