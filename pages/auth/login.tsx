import { loadVisitorPage } from '@/api/pages/load-page';
import { LoginScreen } from '@/components/auth/LoginScreen';

export const getServerSideProps = loadVisitorPage;

export default function LoginPage() {
  return <LoginScreen />;
}
