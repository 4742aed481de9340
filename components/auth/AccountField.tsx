import { Field } from '@/components/ui/form/Field';
import { TextInput } from '@/components/ui/form/TextInput';

interface AccountFieldProps {
  email: string;
  label?: string;
}

/**
 * Shows which account a password form is about. Password managers need the address in the form to store the password for
 * the right account.
 */
export function AccountField({ email, label = 'メールアドレス' }: AccountFieldProps) {
  return (
    <Field label={label}>
      {(control) => <TextInput {...control} type="email" autoComplete="username" value={email} readOnly />}
    </Field>
  );
}
