import { loadGuestPage } from '@/api/pages/load-page';
import { LoginScreen } from '@/components/auth/LoginScreen';

export const getServerSideProps = loadGuestPage;

export default function LoginPage() {
  return <LoginScreen />;
}
