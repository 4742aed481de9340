import { Form } from '@/components/ui/form/Form';
import { FormDraft } from '@/components/ui/form/FormDraft';
import { FormPasswordField } from '@/components/ui/form/FormPasswordField';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { SubmitButton } from '@/components/ui/SubmitButton';
import { useDraft } from '@/hooks/draft';
import { useLogin } from '@/hooks/login';
import type { Credentials } from '@/schemas/auth';
import { useRegistrationStore } from '@/stores/registration-store';

const schema = () => import('@/schemas/auth').then((module) => module.credentialsSchema);

interface LoginFormProps {
  isModal?: boolean;
}

export function LoginForm({ isModal = false }: LoginFormProps) {
  const { mutateAsync: login } = useLogin({ isModal });
  const registered = useRegistrationStore((state) => state.email);
  const { draft, save, clear } = useDraft<Pick<Credentials, 'email'>>('login', { place: 'tab' });
  const known = draft ?? (registered ? { email: registered } : null);

  return (
    <Form
      label="ログイン"
      schema={schema}
      defaultValues={{ email: '', password: '' }}
      onSubmit={(credentials) => login(credentials).then(clear)}
    >
      <FormDraft<Credentials> draft={known} onKeep={({ email }) => save({ email })} />
      <FormTextField<Credentials>
        name="email"
        label="メールアドレス"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        initialFocus={isModal}
      />
      <FormPasswordField<Credentials> name="password" label="パスワード" autoComplete="current-password" />
      <SubmitButton wide>ログイン</SubmitButton>
    </Form>
  );
}
