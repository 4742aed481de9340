import { PageHead } from '@/components/shell/PageHead';
import { useRegister } from '@/hooks/registration';
import { useAuthHref } from '@/hooks/session/login-prompt';
import { useRegistrationStore } from '@/stores/registration-store';
import { MailSentPage } from './MailSentPage';
import { RegistrationStepper } from './RegistrationStepper';

/** Shown after a registration request (spec §2). */
export function RegisterSentScreen() {
  const email = useRegistrationStore((state) => state.email) ?? undefined;
  const registerHref = useAuthHref('/auth/register');
  const { mutate: register, ...mutation } = useRegister();
  return (
    <>
      <PageHead title="認証メールを送信しました" noindex />
      <MailSentPage
        title="認証メールを送信しました"
        stepper={<RegistrationStepper current={0} />}
        email={email}
        hint="アドレスに誤りがあると届きません。入力したアドレスをご確認ください。"
        formLink={{ href: registerHref, label: '別のアドレスで登録する' }}
        resend={{
          label: '認証メールを再送する',
          successMessage: '認証メールをもう一度送信しました。',
          onResend: () => email && register({ email }),
          mutation,
        }}
      >
        <p>
          {email ? 'この' : 'ご入力いただいた'}
          アドレスに届くメールのリンクを開いて、会員登録を続けてください。リンクの有効期限は24時間です。この画面は閉じてもかまいません。
        </p>
      </MailSentPage>
    </>
  );
}
