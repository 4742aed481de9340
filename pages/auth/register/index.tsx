import { loadGuestPage } from '@/api/pages/load-page';
import { RegisterScreen } from '@/components/auth/RegisterScreen';

export const getServerSideProps = loadGuestPage;

export default function RegisterPage() {
  return <RegisterScreen />;
}
