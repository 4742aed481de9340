import { useState } from 'react';
import { DIGITS_ONLY } from '@/schemas/digits';
import { Field } from './Field';
import type { FieldFrame } from './field-parts';
import { NumericInput, type NumericInputProps } from './NumericInput';

export type NumericFieldProps = FieldFrame & NumericInputProps;

/** Spec §5 numericText and zip: the input with its frame, its counter and its message. */
export function NumericField({ label, required, hint, error, ...input }: NumericFieldProps) {
  const [dropped, setDropped] = useState(false);
  const { id, value, maxLength, onValueChange } = input;

  const handleValueChange = (next: string, someDropped: boolean) => {
    setDropped(someDropped);
    onValueChange(next, someDropped);
  };

  return (
    <Field
      id={id}
      label={label}
      required={required}
      hint={hint}
      error={dropped ? DIGITS_ONLY : error}
      announceError={dropped}
      counter={maxLength ? { count: value.length, max: maxLength } : undefined}
    >
      {(control) => <NumericInput {...input} {...control} onValueChange={handleValueChange} />}
    </Field>
  );
}
