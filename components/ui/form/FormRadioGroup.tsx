import type { FieldValues, Path, PathValue } from 'react-hook-form';
import type { Choice, ChoiceLayout } from './choice-style';
import type { FieldBaseProps } from './field-parts';
import { readChecked, useControlledField } from './form-context';
import { RadioGroup } from './RadioGroup';

interface FormRadioGroupProps<Values extends FieldValues> extends Omit<FieldBaseProps, 'error'> {
  name: Path<Values>;
  choices: readonly Choice<string | number>[];
  layout?: ChoiceLayout;
}

export function FormRadioGroup<Values extends FieldValues>({
  name,
  choices,
  ...rest
}: FormRadioGroupProps<Values>) {
  const { id, error, field } = useControlledField<Values>(name, (group) => {
    const [checked] = readChecked(group);
    return choices.find(({ value }) => String(value) === checked)?.value as PathValue<Values, Path<Values>>;
  });
  return (
    <RadioGroup
      {...rest}
      id={id}
      name={name}
      choices={choices}
      error={error}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
