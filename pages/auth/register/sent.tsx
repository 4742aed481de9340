import { publicPage } from '@/api/page-data';
import { RegisterSentScreen } from '@/components/auth/RegisterSentScreen';

export const getServerSideProps = publicPage();

export default function RegisterSentPage() {
  return <RegisterSentScreen />;
}
