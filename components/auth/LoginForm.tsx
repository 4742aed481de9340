import { Form } from '@/components/ui/form/Form';
import { FormDraft } from '@/components/ui/form/FormDraft';
import { FormPasswordField } from '@/components/ui/form/FormPasswordField';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useLogin } from '@/hooks/auth';
import { useDraft } from '@/hooks/forms/draft';
import type { Credentials } from '@/schemas/auth';
import { useRegistrationStore } from '@/stores/registration-store';

const schema = () => import('@/schemas/auth').then((module) => module.credentialsSchema);

interface LoginFormProps {
  isModal?: boolean;
  /** Prefills the email address, when it is known. */
  email?: string;
}

export function LoginForm({ isModal = false, email }: LoginFormProps) {
  const { mutateAsync: login } = useLogin({ isModal });
  const registeredEmail = useRegistrationStore((state) => state.email);
  const { draft, save, clear } = useDraft<Pick<Credentials, 'email'>>('login', { scope: 'tab' });
  const initialEmail = email ?? registeredEmail;
  const initialValues = (email ? null : draft) ?? (initialEmail ? { email: initialEmail } : null);

  return (
    <Form
      label="ログイン"
      schema={schema}
      defaultValues={{ email: '', password: '' }}
      onSubmit={(credentials) => login(credentials).then(clear)}
    >
      <FormDraft<Credentials> draft={initialValues} onChange={({ email }) => save({ email })} />
      <FormTextField<Credentials>
        name="email"
        label="メールアドレス"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        initialFocus={isModal && !email}
      />
      <FormPasswordField<Credentials>
        name="password"
        label="パスワード"
        autoComplete="current-password"
        initialFocus={isModal && Boolean(email)}
      />
      <p>
        <TextLink href="/auth/reset">パスワードをお忘れの方</TextLink>
      </p>
      <SubmitButton fullWidth>ログイン</SubmitButton>
    </Form>
  );
}
