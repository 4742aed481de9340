import { guestPage } from '@/api/page-data';
import { RegisterScreen } from '@/components/auth/RegisterScreen';

export const getServerSideProps = guestPage;

export default function RegisterPage() {
  return <RegisterScreen />;
}
