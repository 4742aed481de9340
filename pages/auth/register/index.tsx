import { loadVisitorPage } from '@/api/pages/load-page';
import { redirectMailedLink } from '@/api/pages/mailed-link-page';
import { RegisterScreen } from '@/components/auth/RegisterScreen';

export const getServerSideProps = redirectMailedLink('/auth/set-password/', loadVisitorPage);

export default function RegisterPage() {
  return <RegisterScreen />;
}
