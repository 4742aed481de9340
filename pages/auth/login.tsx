import { guestPage } from '@/api/pages/load-page';
import { LoginScreen } from '@/components/auth/LoginScreen';

export const getServerSideProps = guestPage;

export default function LoginPage() {
  return <LoginScreen />;
}
