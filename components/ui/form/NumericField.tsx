import { useState } from 'react';
import { DIGITS_ONLY_MESSAGE } from '@/schemas/validation-messages';
import { Field } from './Field';
import type { FieldBaseProps } from './field-parts';
import { NumericInput, type NumericInputProps } from './NumericInput';

export type NumericFieldProps = FieldBaseProps &
  NumericInputProps & {
    /** Announces an error that appears without a submit, such as the reply of a lookup. */
    announceError?: boolean;
  };

/** A numeric input with label, counter and error (numericText and zip in spec §5). */
export function NumericField({ label, required, hint, error, announceError, ...input }: NumericFieldProps) {
  const [hasDropped, setDropped] = useState(false);
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
      error={hasDropped ? DIGITS_ONLY_MESSAGE : error}
      announceError={hasDropped || announceError}
      counter={maxLength ? { count: value.length, max: maxLength } : undefined}
    >
      {(control) => <NumericInput {...input} {...control} onValueChange={handleValueChange} />}
    </Field>
  );
}
