import { type MailedLinkPageProps, mailedLinkPage } from '@/api/pages/mailed-link-page';
import { SetPasswordScreen } from '@/components/auth/SetPasswordScreen';

export const getServerSideProps = mailedLinkPage('/set-password/');

export default function SetPasswordPage({ link }: MailedLinkPageProps) {
  return <SetPasswordScreen link={link} />;
}
