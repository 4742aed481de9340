import styled from 'styled-components';
import { PageHead } from '@/components/shell/PageHead';
import { Form } from '@/components/ui/form/Form';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { Panel } from '@/components/ui/layout/Panel';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useIssuePasswordToken } from '@/hooks/account';
import { useDraft } from '@/hooks/forms/draft';
import { useRedirectFromAddress } from '@/hooks/navigation/redirect-target';
import { useAuthHref } from '@/hooks/session/login-prompt';
import { type IssuePasswordToken, issuePasswordTokenSchema } from '@/schemas/account';
import { theme } from '@/styles/theme';
import { AuthPage } from './AuthPage';

/** Requests the mail with the password-reset link. The next page reads the email address from the draft. */
export function PasswordResetRequestScreen() {
  useRedirectFromAddress();
  const loginHref = useAuthHref('/auth/login/');
  const { mutateAsync: issue } = useIssuePasswordToken();
  const { draft, save } = useDraft<IssuePasswordToken>('reset', { scope: 'tab' });
  return (
    <AuthPage title="パスワードの再設定">
      <PageHead title="パスワードの再設定" noindex />
      <p>ご登録のメールアドレスに、パスワードを再設定するためのリンクをお送りします。</p>
      <Panel padded>
        <Form
          label="パスワードの再設定"
          schema={issuePasswordTokenSchema}
          defaultValues={{ email: '' }}
          draft={{ values: draft, onChange: save }}
          onSubmit={(values: IssuePasswordToken) => {
            save(values);
            return issue(values);
          }}
        >
          <FormTextField<IssuePasswordToken>
            name="email"
            label="メールアドレス"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
          />
          <SubmitButton fullWidth>再設定用のメールを送信する</SubmitButton>
        </Form>
      </Panel>
      <Note>
        ご登録のアドレスにメールを受け取れない場合は、パスワードを再設定できません。
        <TextLink href={loginHref}>ログインに戻る</TextLink>
      </Note>
    </AuthPage>
  );
}

const Note = styled.p`
  font-size: ${theme.text.small};
`;
