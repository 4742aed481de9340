import { publicPage } from '@/api/pages/load-page';
import { RegisterSentScreen } from '@/components/auth/RegisterSentScreen';

export const getServerSideProps = publicPage();

export default function RegisterSentPage() {
  return <RegisterSentScreen />;
}
