import { type ReactNode, useState } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import { Checkbox } from './Checkbox';
import { CheckboxGroup } from './CheckboxGroup';
import { type Choice, type ChoiceLayout, withSavedChoices } from './choice-style';
import type { FieldBaseProps } from './field-parts';
import { useBoundField, useControlledField } from './form-context';
import { readChecked } from './read-controls';

interface FormCheckboxGroupProps<Values extends FieldValues> extends Omit<FieldBaseProps, 'error'> {
  name: Path<Values>;
  choices: readonly Choice<string | number>[];
  layout?: ChoiceLayout;
}

export function FormCheckboxGroup<Values extends FieldValues>({
  name,
  choices,
  ...rest
}: FormCheckboxGroupProps<Values>) {
  const { id, error, field } = useControlledField<Values>(name, (group, saved = []) => {
    const checked = readChecked(group, saved);
    const known = new Set<string | number>([...saved, ...choices.map(({ value }) => value)]);
    const values = [...known].filter((value) => checked.includes(String(value)));
    return values as PathValue<Values, Path<Values>>;
  });
  const [saved] = useState<readonly (string | number)[]>(field.value ?? []);
  return (
    <CheckboxGroup
      {...rest}
      id={id}
      name={name}
      choices={withSavedChoices(choices, [...saved, ...(field.value ?? [])])}
      error={error}
      value={field.value ?? []}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}

interface FormCheckboxProps<Values extends FieldValues> {
  name: Path<Values>;
  label: ReactNode;
}

export function FormCheckbox<Values extends FieldValues>({ name, label }: FormCheckboxProps<Values>) {
  const { id, error, initialValue, register } = useBoundField<Values>(name);
  return <Checkbox id={id} label={label} error={error} {...register(name)} defaultChecked={initialValue} />;
}
