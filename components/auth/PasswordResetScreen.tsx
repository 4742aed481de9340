import { useRouter } from 'next/router';
import { NoReferrer, PageHead } from '@/components/shell/PageHead';
import { Form } from '@/components/ui/form/Form';
import { AccountField, FormPasswordField } from '@/components/ui/form/FormPasswordField';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { Panel } from '@/components/ui/layout/Panel';
import { LinkButton } from '@/components/ui/navigation/Link';
import { useUpdatePassword } from '@/hooks/account';
import { ApiCallError } from '@/lib/errors/api-call-error';
import { type UpdatePassword, updatePasswordSchema } from '@/schemas/account';
import { NEW_PASSWORD_HINT } from '@/schemas/auth';
import { AuthPage } from './AuthPage';

type Input = Pick<UpdatePassword, 'password'>;

const schema = updatePasswordSchema.omit({ token: true });

interface PasswordResetScreenProps {
  link: { email: string; isInvalid: boolean };
}

/**
 * The target of the link in the password-reset mail. Opening the page does not consume the token, because mail scanners
 * open links.
 */
export function PasswordResetScreen({ link }: PasswordResetScreenProps) {
  const { token } = useRouter().query;
  return (
    <>
      <PageHead title="新しいパスワードの設定" noindex />
      <NoReferrer />
      <Content token={typeof token === 'string' ? token : ''} link={link} />
    </>
  );
}

function Content({ token, link: { email, isInvalid } }: PasswordResetScreenProps & { token: string }) {
  if (!token)
    return (
      <UnusableLink title="リンクを確認できませんでした">
        メールのリンクを、もう一度そのまま開いてください。改行などで途中で切れている場合は、リンク全体をコピーしてアドレス欄に貼り付けてください。
      </UnusableLink>
    );
  if (isInvalid)
    return (
      <UnusableLink title="このリンクはご利用いただけません">
        リンクの有効期限（1時間）が切れているか、すでに使用されています。お手数ですが、もう一度メールをお受け取りください。
      </UnusableLink>
    );
  return <PasswordForm token={token} email={email} />;
}

function PasswordForm({ token, email }: { token: string; email: string }) {
  const { mutateAsync: update, error } = useUpdatePassword();
  // A 400 without an error for the password means that the token is used, expired or truncated.
  const isTokenInvalid = error instanceof ApiCallError && error.isInputRefused && !error.fields.password;
  return (
    <AuthPage title="新しいパスワードの設定">
      <Panel padded>
        <Form
          label="新しいパスワードの設定"
          schema={schema}
          defaultValues={{ password: '' }}
          onSubmit={({ password }: Input) => update({ token, password })}
        >
          {isTokenInvalid && (
            <LinkButton href="/auth/reset" fullWidth="phone">
              もう一度メールを受け取る
            </LinkButton>
          )}
          {email && <AccountField email={email} />}
          <FormPasswordField<Input>
            name="password"
            label="新しいパスワード"
            required
            hint={NEW_PASSWORD_HINT}
            autoComplete="new-password"
          />
          <SubmitButton fullWidth>パスワードを設定する</SubmitButton>
        </Form>
      </Panel>
      <p>
        設定すると、ほかの端末を含むすべての画面からログアウトします。新しいパスワードでログインしてください。
      </p>
    </AuthPage>
  );
}

function UnusableLink({ title, children }: { title: string; children: string }) {
  return (
    <AuthPage title={title}>
      <p>{children}</p>
      <div>
        <LinkButton href="/auth/reset" variant="primary" fullWidth="phone">
          もう一度メールを受け取る
        </LinkButton>
      </div>
    </AuthPage>
  );
}
