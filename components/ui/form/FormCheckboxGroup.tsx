import { type FieldValues, type Path, useController } from 'react-hook-form';
import { CheckboxGroup } from './CheckboxGroup';
import type { Choice, ChoiceLayout } from './choice-style';
import type { FieldBaseProps } from './field-parts';
import { useBoundField } from './form-context';

interface FormCheckboxGroupProps<Values extends FieldValues> extends Omit<FieldBaseProps, 'error'> {
  name: Path<Values>;
  choices: readonly Choice<string | number>[];
  layout?: ChoiceLayout;
}

export function FormCheckboxGroup<Values extends FieldValues>({
  name,
  ...rest
}: FormCheckboxGroupProps<Values>) {
  const { id, error, control } = useBoundField<Values>(name);
  const { field } = useController<Values>({ name, control });
  return (
    <CheckboxGroup
      {...rest}
      id={id}
      name={name}
      error={error}
      value={field.value ?? []}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
