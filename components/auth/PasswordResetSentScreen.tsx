import { PageHead } from '@/components/shell/PageHead';
import { useIssuePasswordToken } from '@/hooks/account';
import { useDraft } from '@/hooks/forms/draft';
import { useAuthHref } from '@/hooks/session/login-prompt';
import type { IssuePasswordToken } from '@/schemas/account';
import { MailSentPage } from './MailSentPage';

/** Shown after a password-reset token has been issued (spec §2). */
export function PasswordResetSentScreen() {
  const email = useDraft<IssuePasswordToken>('reset', { scope: 'tab' }).draft?.email;
  const resetHref = useAuthHref('/auth/reset');
  const { mutate: issue, ...mutation } = useIssuePasswordToken();
  return (
    <>
      <PageHead title="パスワード再設定用のメールを送信しました" noindex />
      <MailSentPage
        title="メールを送信しました"
        email={email}
        hint="会員登録に使ったアドレスかどうかご確認ください。"
        formLink={{ href: resetHref, label: '別のアドレスを入力する' }}
        resend={{
          label: 'メールを再送する',
          successMessage: '再設定用のメールをもう一度送信しました。',
          onResend: () => email && issue({ email }),
          mutation,
        }}
      >
        <p>
          {email ? 'この' : 'ご入力いただいた'}
          アドレスが登録されている場合、パスワードを再設定するためのメールが届きます。リンクを開いて、新しいパスワードを設定してください。リンクの有効期限は
          <span className="no-break">1時間</span>です。
        </p>
      </MailSentPage>
    </>
  );
}
