import { useRouter } from 'next/router';
import { NoReferrer } from '@/components/site/NoReferrer';
import { PageHead } from '@/components/site/PageHead';
import { Form } from '@/components/ui/form/Form';
import { FormPasswordField } from '@/components/ui/form/FormPasswordField';
import { LedgerBlock } from '@/components/ui/LedgerBlock';
import { LinkButton } from '@/components/ui/LinkButton';
import { SubmitButton } from '@/components/ui/SubmitButton';
import { useUpdatePassword } from '@/hooks/password-reset';
import type { UpdatePassword } from '@/schemas/account';
import { toFailure } from '@/schemas/failures';
import { AuthPage } from './AuthPage';

type Input = Pick<UpdatePassword, 'password'>;

const schema = () =>
  import('@/schemas/account').then((module) => module.updatePasswordSchema.omit({ token: true }));

/** Where the link of the mail leads. Opening it consumes nothing: mail scanners open links. */
export function ResetPasswordScreen() {
  const { token } = useRouter().query;
  return (
    <>
      <PageHead title="新しいパスワードの設定" noindex />
      <NoReferrer />
      {typeof token === 'string' && token ? <WithToken token={token} /> : <WithoutToken />}
    </>
  );
}

function WithToken({ token }: { token: string }) {
  const { mutateAsync: update, error } = useUpdatePassword();
  const failure = toFailure(error);
  // A refusal that does not speak of the password is one of the token: used, expired or cut short.
  const tokenRefused = failure?.status === 400 && !failure.fields.password;
  return (
    <AuthPage title="新しいパスワードの設定">
      <LedgerBlock padded>
        <Form
          label="新しいパスワードの設定"
          schema={schema}
          defaultValues={{ password: '' }}
          onSubmit={({ password }: Input) => update({ token, password })}
        >
          {tokenRefused && (
            <LinkButton href="/auth/reset" wide="phone">
              もう一度メールを受け取る
            </LinkButton>
          )}
          <FormPasswordField<Input>
            name="password"
            label="新しいパスワード"
            required
            hint="8文字以上128文字以内で、数字以外の文字も使ってください。"
            autoComplete="new-password"
          />
          <SubmitButton wide>パスワードを設定する</SubmitButton>
        </Form>
      </LedgerBlock>
      <p>
        設定すると、ほかの端末を含むすべての画面からログアウトします。新しいパスワードでログインしてください。
      </p>
    </AuthPage>
  );
}

function WithoutToken() {
  return (
    <AuthPage title="リンクを確認できませんでした">
      <p>
        メールのリンクを、もう一度そのまま開いてください。改行などで途中で切れている場合は、リンク全体をコピーしてアドレス欄に貼り付けてください。
      </p>
      <div>
        <LinkButton href="/auth/reset" variant="primary">
          もう一度メールを受け取る
        </LinkButton>
      </div>
    </AuthPage>
  );
}
