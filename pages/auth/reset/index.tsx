import { publicPage } from '@/api/pages/load-page';
import { PasswordResetRequestScreen } from '@/components/auth/PasswordResetRequestScreen';

export const getServerSideProps = publicPage();

export default function ResetPage() {
  return <PasswordResetRequestScreen />;
}
