import { publicPage } from '@/api/pages/load-page';
import { SetPasswordScreen } from '@/components/auth/SetPasswordScreen';

export const getServerSideProps = publicPage();

export default function SetPasswordPage() {
  return <SetPasswordScreen />;
}
