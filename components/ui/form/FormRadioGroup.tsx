import { type FieldValues, type Path, useController } from 'react-hook-form';
import type { Choice, ChoiceLayout } from '../choice-style';
import type { FieldFrame } from '../field-parts';
import { RadioGroup } from '../RadioGroup';
import { useBoundField } from './form-context';

interface FormRadioGroupProps<Values extends FieldValues> extends Omit<FieldFrame, 'error'> {
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
