import { Form } from '@/components/ui/form/Form';
import { AccountField, FormPasswordField } from '@/components/ui/form/FormPasswordField';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useChangePassword } from '@/hooks/account';
import { type ChangePassword, changePasswordSchema } from '@/schemas/account';
import { NEW_PASSWORD_HINT } from '@/schemas/auth';
import { SettingsSubmitButton } from './SettingsSection';

/** The form of `PasswordSettings`. */
export function PasswordForm({ email }: { email: string }) {
  const { mutateAsync: change } = useChangePassword();
  return (
    <Form
      label="パスワードの変更"
      schema={changePasswordSchema}
      defaultValues={{ current_password: '', new_password: '' }}
      onSubmit={(values: ChangePassword) => change(values)}
    >
      <p>変更すると、ほかの端末はすべてログアウトされます。</p>
      <AccountField email={email} />
      <FormPasswordField<ChangePassword>
        name="current_password"
        label="現在のパスワード"
        required
        autoComplete="current-password"
      />
      <FormPasswordField<ChangePassword>
        name="new_password"
        label="新しいパスワード"
        required
        hint={NEW_PASSWORD_HINT}
        autoComplete="new-password"
      />
      <p>
        <TextLink href="/auth/reset">現在のパスワードをお忘れの方</TextLink>
      </p>
      <SettingsSubmitButton>パスワードを変更する</SettingsSubmitButton>
    </Form>
  );
}
