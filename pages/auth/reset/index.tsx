import { createPublicPageLoader } from '@/api/pages/load-page';
import { redirectMailedLink } from '@/api/pages/mailed-link-page';
import { PasswordResetRequestScreen } from '@/components/auth/PasswordResetRequestScreen';

export const getServerSideProps = redirectMailedLink('/auth/reset/password/', createPublicPageLoader());

export default function ResetPage() {
  return <PasswordResetRequestScreen />;
}
