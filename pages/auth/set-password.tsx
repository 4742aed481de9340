import { publicPage } from '@/api/page-data';
import { SetPasswordScreen } from '@/components/auth/SetPasswordScreen';

export const getServerSideProps = publicPage();

export default function SetPasswordPage() {
  return <SetPasswordScreen />;
}
