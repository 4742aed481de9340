import { PageHead } from '@/components/site/PageHead';
import { useDraft } from '@/hooks/draft';
import { useIssuePasswordToken } from '@/hooks/password-reset';
import type { IssuePasswordToken } from '@/schemas/account';
import { MailSentPage } from './MailSentPage';

/** Spec §2: shown after a password-reset token is issued. */
export function ResetSentScreen() {
  const email = useDraft<IssuePasswordToken>('reset', { place: 'tab' }).draft?.email;
  const { mutate: issue, ...state } = useIssuePasswordToken();
  return (
    <>
      <PageHead title="パスワード再設定用のメールを送信しました" noindex />
      <MailSentPage
        title="メールを送信しました"
        email={email}
        hint="会員登録に使ったアドレスかどうかご確認ください。"
        form={{ href: '/auth/reset', again: '別のアドレスを入力する' }}
        resend={{
          label: 'メールを再送する',
          done: '再設定用のメールをもう一度送信しました。',
          send: () => email && issue({ email }),
          state,
        }}
      >
        <p>
          {email ? 'この' : 'ご入力いただいた'}
          アドレスが登録されている場合、パスワードを再設定するためのメールが届きます。リンクを開いて、新しいパスワードを設定してください。リンクの有効期限は1時間です。
        </p>
      </MailSentPage>
    </>
  );
}
