import { publicPage } from '@/api/pages/load-page';
import { PasswordResetSentScreen } from '@/components/auth/PasswordResetSentScreen';

export const getServerSideProps = publicPage();

export default function ResetSentPage() {
  return <PasswordResetSentScreen />;
}
