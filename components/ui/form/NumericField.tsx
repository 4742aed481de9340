import { type ChangeEvent, type ComponentPropsWithRef, type CompositionEvent, useState } from 'react';
import styled from 'styled-components';
import { type DigitKind, extractDigits } from '@/lib/digits';
import { DIGITS_ONLY_MESSAGE } from '@/schemas/validation-messages';
import { focusRing, tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { Field } from './Field';
import type { FieldBaseProps } from './field-parts';
import { TextInput } from './TextInput';

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

  // What was left out may not be all that is wrong.
  const errors = [hasDropped && DIGITS_ONLY_MESSAGE, error].filter(Boolean);

  return (
    <Field
      id={id}
      label={label}
      required={required}
      hint={hint}
      error={errors.join(' ')}
      announceError={hasDropped || announceError}
      counter={maxLength ? { count: value.length, max: maxLength } : undefined}
    >
      {(control) => <NumericInput {...input} {...control} onValueChange={handleValueChange} />}
    </Field>
  );
}

interface NumericInputProps
  extends Omit<
    ComponentPropsWithRef<'input'>,
    'value' | 'defaultValue' | 'onChange' | 'prefix' | 'maxLength'
  > {
  kind?: DigitKind;
  value: string;
  /** `dropped` is true when characters were removed, so that the field can show a message (spec §5). */
  onValueChange: (value: string, dropped: boolean) => void;
  maxLength?: number;
  /** Fixed text before the number, such as the T of an invoice number. */
  prefix?: string;
}

/**
 * An input for digits only (spec §5). Nothing is converted while an IME is composing, because changing the text then
 * would duplicate or lose characters. There is no native maxLength, because it would truncate 「123-4567」 before the
 * hyphen is removed.
 */
function NumericInput({
  kind = 'numeric',
  value,
  onValueChange,
  maxLength,
  prefix,
  ...rest
}: NumericInputProps) {
  const [compositionText, setCompositionText] = useState<string | null>(null);

  const commit = (input: HTMLInputElement) => {
    const extracted = extractDigits(input.value, kind, prefix);
    const truncated = extracted.value.slice(0, maxLength);
    if (truncated !== input.value) {
      // Puts the caret after the same digits. A plain re-render would move it to the end.
      const caret = extractDigits(input.value.slice(0, input.selectionStart ?? undefined), kind).value.length;
      input.value = truncated;
      input.setSelectionRange(caret, caret);
    }
    onValueChange(truncated, extracted.hasDropped);
  };

  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    if (compositionText === null) commit(currentTarget);
    else setCompositionText(currentTarget.value);
  };

  const handleCompositionEnd = ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
    setCompositionText(null);
    commit(currentTarget);
  };

  const input = (
    <TextInput
      autoComplete="off"
      {...rest}
      attachment={prefix ? 'start' : undefined}
      inputMode="tel"
      value={compositionText ?? value}
      onChange={handleChange}
      onCompositionStart={({ currentTarget }) => setCompositionText(currentTarget.value)}
      onCompositionEnd={handleCompositionEnd}
    />
  );
  return prefix ? (
    <Frame>
      <Prefix>{prefix}</Prefix>
      {input}
    </Frame>
  ) : (
    <Unprefixed>{input}</Unprefixed>
  );
}

const Unprefixed = styled.span`
  ${tabularNumerals}
  display: block;
`;

/* The number and its prefix form one box, which shows the focus ring. */
const Frame = styled.span`
  ${tabularNumerals}
  display: flex;
  border-radius: ${theme.radius.control};

  &:focus-within {
    ${focusRing}
  }
`;

const Prefix = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: ${theme.size.control};
  font-weight: 700;
  background: ${theme.color.primaryTint};
  border: ${theme.border.control};
  border-inline-end: ${theme.border.none};
  border-radius: ${theme.radius.control} 0 0 ${theme.radius.control};
`;
