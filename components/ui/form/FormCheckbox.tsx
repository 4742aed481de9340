import type { ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { Checkbox } from './Checkbox';
import { useBoundField } from './form-context';

interface FormCheckboxProps<Values extends FieldValues> {
  name: Path<Values>;
  label: ReactNode;
}

export function FormCheckbox<Values extends FieldValues>({ name, label }: FormCheckboxProps<Values>) {
  const { id, error, initialValue, register } = useBoundField<Values>(name);
  return <Checkbox id={id} label={label} error={error} {...register(name)} defaultChecked={initialValue} />;
}
