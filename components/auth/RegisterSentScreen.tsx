import { PageHead } from '@/components/site/PageHead';
import { useRegister } from '@/hooks/registration';
import { useRegistrationStore } from '@/stores/registration-store';
import { MailSentPage } from './MailSentPage';
import { RegistrationStepper } from './RegistrationStepper';

/** Spec §2: shown after a registration request. */
export function RegisterSentScreen() {
  const email = useRegistrationStore((state) => state.email) ?? undefined;
  const { mutate: register, ...state } = useRegister();
  return (
    <>
      <PageHead title="認証メールを送信しました" noindex />
      <MailSentPage
        title="認証メールを送信しました"
        steps={<RegistrationStepper current={0} />}
        email={email}
        hint="アドレスに誤りがあると届きません。入力したアドレスをご確認ください。"
        form={{ href: '/auth/register', again: '別のアドレスで登録する' }}
        resend={{
          label: '認証メールを再送する',
          done: '認証メールをもう一度送信しました。',
          send: () => email && register({ email }),
          state,
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
