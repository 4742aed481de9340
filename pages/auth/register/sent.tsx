import { createPublicPageLoader } from '@/api/pages/load-page';
import { RegisterSentScreen } from '@/components/auth/RegisterSentScreen';

export const getServerSideProps = createPublicPageLoader();

export default function RegisterSentPage() {
  return <RegisterSentScreen />;
}
