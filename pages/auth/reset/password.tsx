import { publicPage } from '@/api/pages/load-page';
import { PasswordResetScreen } from '@/components/auth/PasswordResetScreen';

export const getServerSideProps = publicPage();

export default function ResetPasswordPage() {
  return <PasswordResetScreen />;
}
