import { type MailedLinkPageProps, mailedLinkPage } from '@/api/pages/mailed-link-page';
import { PasswordResetScreen } from '@/components/auth/PasswordResetScreen';

export const getServerSideProps = mailedLinkPage('/update-password/');

export default function ResetPasswordPage({ link }: MailedLinkPageProps) {
  return <PasswordResetScreen link={link} />;
}
