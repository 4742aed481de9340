import { useState } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import { type Choice, type ChoiceLayout, withSavedChoices } from './choice-style';
import type { FieldBaseProps } from './field-parts';
import { useControlledField } from './form-context';
import { RadioGroup } from './RadioGroup';
import { readChecked } from './read-controls';

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
  const [saved] = useState<string | number | undefined>(field.value);
  return (
    <RadioGroup
      {...rest}
      id={id}
      name={name}
      choices={withSavedChoices(choices, [saved, field.value])}
      error={error}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
