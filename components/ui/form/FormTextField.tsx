import type { FieldValues, Path } from 'react-hook-form';
import { removeInvisibleText } from '@/lib/invalid-text';
import { Field } from './Field';
import type { FieldBaseProps } from './field-parts';
import { useBoundField } from './form-context';
import { TextInput, type TextInputProps } from './TextInput';

type InputProps = Pick<
  TextInputProps,
  | 'type'
  | 'min'
  | 'max'
  | 'autoComplete'
  | 'inputMode'
  | 'placeholder'
  | 'readOnly'
  | 'autoCapitalize'
  | 'enterKeyHint'
>;

interface FormTextFieldProps<Values extends FieldValues> extends Omit<FieldBaseProps, 'error'>, InputProps {
  name: Path<Values>;
}

export function FormTextField<Values extends FieldValues>({
  name,
  label,
  required,
  hint,
  ...input
}: FormTextFieldProps<Values>) {
  const { id, error, initialValue, register } = useBoundField<Values>(name);
  return (
    <Field id={id} label={label} required={required} hint={hint} error={error}>
      {(control) => (
        <TextInput
          {...input}
          {...control}
          {...register(name, { setValueAs: removeInvisibleText })}
          defaultValue={initialValue}
        />
      )}
    </Field>
  );
}
