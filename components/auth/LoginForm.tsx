import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { Form } from '@/components/ui/form/Form';
import { FormPasswordField } from '@/components/ui/form/FormPasswordField';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useLogin } from '@/hooks/auth';
import { useDraft } from '@/hooks/forms/draft';
import { useAuthHref } from '@/hooks/session/login-prompt';
import { type Credentials, credentialsSchema } from '@/schemas/auth';
import { useEmailChangeStore } from '@/stores/email-change-store';
import { useRegistrationStore } from '@/stores/registration-store';

interface LoginFormProps {
  isModal?: boolean;
  /** Prefills the email address, when it is known. */
  email?: string;
}

export function LoginForm({ isModal = false, email }: LoginFormProps) {
  const { mutateAsync: login } = useLogin({ isModal });
  const resetHref = useAuthHref('/auth/reset');
  const { email: rememberedEmail, isEmailChanged } = useRegistrationStore();
  const { draft, save, clear } = useDraft<Pick<Credentials, 'email'>>('login', { scope: 'tab' });
  // After a change of the address, the one that was typed or known before no longer works.
  const certainEmail = isEmailChanged ? rememberedEmail : email;
  const initialEmail = certainEmail ?? rememberedEmail;
  const initialValues = (certainEmail ? null : draft) ?? (initialEmail ? { email: initialEmail } : null);

  return (
    <Form
      label="ログイン"
      schema={credentialsSchema}
      defaultValues={{ email: '', password: '' }}
      draft={{ values: initialValues, onChange: ({ email }) => save({ email }) }}
      onSubmit={(credentials) => login(credentials).then(clear)}
    >
      <EmailChangeNotice />
      <FormTextField<Credentials>
        name="email"
        label="メールアドレス"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
      />
      <FormPasswordField<Credentials> name="password" label="パスワード" autoComplete="current-password" />
      <p>
        <TextLink href={resetHref}>パスワードをお忘れの方</TextLink>
      </p>
      <SubmitButton fullWidth>ログイン</SubmitButton>
    </Form>
  );
}

/** Says which address to log in with, as long as that matters: until the next login. */
function EmailChangeNotice() {
  const { email, isEmailChanged } = useRegistrationStore();
  const request = useEmailChangeStore((state) => state.request);
  if (isEmailChanged)
    return (
      <InlineNotice>
        メールアドレスを{email && ` ${email} に`}変更しました。新しいアドレスでログインしてください。
      </InlineNotice>
    );
  // The link may have been opened on another device, which this browser cannot know.
  if (request)
    return (
      <InlineNotice>
        {request.email}{' '}
        への変更をお申し込みいただいています。メールのリンクから変更を完了した後は、新しいアドレスでログインしてください。
      </InlineNotice>
    );
  return null;
}
