import type { FieldValues, Path } from 'react-hook-form';
import { Field } from './Field';
import type { FieldBaseProps } from './field-parts';
import { useBoundField } from './form-context';
import { PasswordInput } from './PasswordInput';

interface FormPasswordFieldProps<Values extends FieldValues> extends Omit<FieldBaseProps, 'error'> {
  name: Path<Values>;
  /** Tells password managers whether this is the current or a new password. */
  autoComplete: 'current-password' | 'new-password';
}

export function FormPasswordField<Values extends FieldValues>({
  name,
  label,
  required,
  hint,
  autoComplete,
}: FormPasswordFieldProps<Values>) {
  const { id, error, register } = useBoundField<Values>(name);
  return (
    <Field id={id} label={label} required={required} hint={hint} error={error}>
      {(control) => (
        <PasswordInput label={label} autoComplete={autoComplete} {...control} {...register(name)} />
      )}
    </Field>
  );
}
