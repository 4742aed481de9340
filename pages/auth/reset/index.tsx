import { createPublicPageLoader } from '@/api/pages/load-page';
import { PasswordResetRequestScreen } from '@/components/auth/PasswordResetRequestScreen';

export const getServerSideProps = createPublicPageLoader();

export default function ResetPage() {
  return <PasswordResetRequestScreen />;
}
