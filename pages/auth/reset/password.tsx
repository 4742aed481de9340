import { publicPage } from '@/api/page-data';
import { ResetPasswordScreen } from '@/components/auth/ResetPasswordScreen';

export const getServerSideProps = publicPage();

export default function ResetPasswordPage() {
  return <ResetPasswordScreen />;
}
