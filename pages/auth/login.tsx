import { guestPage } from '@/api/page-data';
import { LoginScreen } from '@/components/auth/LoginScreen';

export const getServerSideProps = guestPage;

export default function LoginPage() {
  return <LoginScreen />;
}
