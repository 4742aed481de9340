import { useRouter } from 'next/router';
import { NoReferrer } from '@/components/shell/NoReferrer';
import { PageHead } from '@/components/shell/PageHead';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { AuthPage } from './AuthPage';
import { InvalidRegistrationLink } from './InvalidRegistrationLink';
import { RegistrationStepper } from './RegistrationStepper';
import { SetPasswordForm } from './SetPasswordForm';

interface SetPasswordScreenProps {
  link: { email: string; isInvalid: boolean };
}

/** Step 2 of the registration, opened by the link in the mail. */
export function SetPasswordScreen({ link }: SetPasswordScreenProps) {
  const { token } = useRouter().query;
  return (
    <>
      <PageHead title="会員情報の入力" noindex />
      <NoReferrer />
      <Content token={typeof token === 'string' ? token : ''} link={link} />
    </>
  );
}

function Content({ token, link: { email, isInvalid } }: SetPasswordScreenProps & { token: string }) {
  if (!token) return <MissingToken />;
  if (isInvalid) return <InvalidRegistrationLink />;
  return (
    <AuthPage title="会員情報の入力">
      <RegistrationStepper current={1} />
      <SetPasswordForm token={token} email={email} />
    </AuthPage>
  );
}

function MissingToken() {
  return (
    <AuthPage title="リンクを確認できませんでした">
      <p>
        認証メールのリンクを、もう一度そのまま開いてください。改行などで途中で切れている場合は、リンク全体をコピーしてアドレス欄に貼り付けてください。
      </p>
      <p>リンクの有効期限（24時間）が過ぎている場合は、お手数ですが、もう一度お申し込みください。</p>
      <div>
        <LinkButton href="/auth/register" variant="primary">
          会員登録へ進む
        </LinkButton>
      </div>
    </AuthPage>
  );
}
