import { createPublicPageLoader } from '@/api/pages/load-page';
import { PasswordResetSentScreen } from '@/components/auth/PasswordResetSentScreen';

export const getServerSideProps = createPublicPageLoader();

export default function ResetSentPage() {
  return <PasswordResetSentScreen />;
}
