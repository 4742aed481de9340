import type { ComponentPropsWithRef } from 'react';
import { type Control, type FieldValues, type Path, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { removeInvisibleText } from '@/lib/invalid-text';
import { countCharacters } from '@/schemas/normalize-text';
import { theme } from '@/styles/theme';
import { Field } from './Field';
import type { FieldBaseProps } from './field-parts';
import { useBoundField } from './form-context';
import { controlStyle } from './TextInput';

interface FormTextareaProps<Values extends FieldValues> extends Omit<FieldBaseProps, 'error'> {
  name: Path<Values>;
  rows?: number;
  placeholder?: string;
  /** Maximum shown by the counter. The schema enforces the limit. */
  maxCount?: number;
}

export function FormTextarea<Values extends FieldValues>({
  name,
  label,
  required,
  hint,
  maxCount,
  ...textarea
}: FormTextareaProps<Values>) {
  const { id, error, initialValue, register, control: formControl } = useBoundField<Values>(name);
  const count = useTextLength(formControl, name);
  return (
    <Field
      id={id}
      label={label}
      required={required}
      hint={hint}
      error={error}
      counter={maxCount ? { count, max: maxCount } : undefined}
    >
      {(control) => (
        // A list of one text, because React writes a default that is a string over what was typed before hydration.
        <Textarea
          {...textarea}
          {...control}
          {...register(name, { setValueAs: cleanText })}
          defaultValue={[initialValue ?? '']}
        />
      )}
    </Field>
  );
}

/** A line that is broken within a paragraph of Word or PowerPoint ends with a vertical tab. */
const cleanText = (text: string): string => removeInvisibleText(text.replaceAll('\v', '\n'));

function useTextLength<Values extends FieldValues>(control: Control<Values>, name: Path<Values>): number {
  const text: unknown = useWatch({ control, name });
  return typeof text === 'string' ? countCharacters(text.trim()) : 0;
}

/**
 * Grows with its text, up to a part of the window: beyond that the text scrolls, so that the counter, an error and
 * the next field stay near. The counter is part of Field. There is no native maxLength, because it would truncate
 * text during an IME composition.
 */
function Textarea({ rows = 6, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return <GrowingTextarea {...rest} rows={rows} />;
}

const GrowingTextarea = styled.textarea`
  ${controlStyle}
  display: block;
  padding-block: ${theme.space[3]};
  line-height: ${theme.lineHeight.body};
  resize: vertical;
  field-sizing: content;
  min-height: ${theme.size.textarea};
  max-height: max(60dvh, ${theme.size.textarea});
`;
