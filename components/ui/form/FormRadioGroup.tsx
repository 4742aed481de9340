import { type FieldValues, type Path, useController } from 'react-hook-form';
import type { Choice, ChoiceLayout } from './choice-style';
import type { FieldBaseProps } from './field-parts';
import { useBoundField } from './form-context';
import { RadioGroup } from './RadioGroup';

interface FormRadioGroupProps<Values extends FieldValues> extends Omit<FieldBaseProps, 'error'> {
  name: Path<Values>;
  choices: readonly Choice<string | number>[];
  layout?: ChoiceLayout;
}

export function FormRadioGroup<Values extends FieldValues>({ name, ...rest }: FormRadioGroupProps<Values>) {
  const { id, error, control } = useBoundField<Values>(name);
  const { field } = useController<Values>({ name, control });
  return (
    <RadioGroup
      {...rest}
      id={id}
      name={name}
      error={error}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
