import { guestPage } from '@/api/pages/load-page';
import { RegisterScreen } from '@/components/auth/RegisterScreen';

export const getServerSideProps = guestPage;

export default function RegisterPage() {
  return <RegisterScreen />;
}
