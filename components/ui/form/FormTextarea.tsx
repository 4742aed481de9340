import { type Control, type FieldValues, type Path, useWatch } from 'react-hook-form';
import { countCharacters } from '@/schemas/normalize-text';
import { Field } from './Field';
import type { FieldBaseProps } from './field-parts';
import { useBoundField } from './form-context';
import { Textarea } from './Textarea';

interface FormTextareaProps<Values extends FieldValues> extends Omit<FieldBaseProps, 'error'> {
  name: Path<Values>;
  rows?: number;
  placeholder?: string;
  /** Maximum shown by the counter. The schema enforces the limit. */
  maxCount?: number;
}

export function FormTextarea<Values extends FieldValues>({
  name,
  label,
  required,
  hint,
  maxCount,
  ...textarea
}: FormTextareaProps<Values>) {
  const { id, error, register, control: formControl } = useBoundField<Values>(name);
  const count = useTextLength(formControl, name);
  return (
    <Field
      id={id}
      label={label}
      required={required}
      hint={hint}
      error={error}
      counter={maxCount ? { count, max: maxCount } : undefined}
    >
      {(control) => <Textarea {...textarea} {...control} {...register(name)} />}
    </Field>
  );
}

function useTextLength<Values extends FieldValues>(control: Control<Values>, name: Path<Values>): number {
  const text: unknown = useWatch({ control, name });
  return typeof text === 'string' ? countCharacters(text.trim()) : 0;
}
