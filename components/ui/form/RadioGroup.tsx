import styled from 'styled-components';
import { ChoiceRows } from './ChoiceRows';
import { type Choice, type ChoiceLayout, noFocusRingStyle, radioStyle } from './choice-style';
import { FieldSet } from './FieldSet';
import type { FieldBaseProps } from './field-parts';

interface RadioGroupProps<Value extends string | number> extends FieldBaseProps {
  id?: string;
  name: string;
  choices: readonly Choice<Value>[];
  /** null or undefined while nothing is selected. */
  value: Value | null | undefined;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  layout?: ChoiceLayout;
}

export function RadioGroup<Value extends string | number>({
  name,
  choices,
  value,
  onChange,
  onBlur,
  layout = 'rows',
  ...frame
}: RadioGroupProps<Value>) {
  return (
    <FieldSet {...frame} role="radiogroup">
      <ChoiceRows choices={choices} layout={layout}>
        {(optionValue) => (
          <Input
            type="radio"
            name={name}
            value={optionValue}
            checked={value === optionValue}
            onChange={() => onChange(optionValue)}
            onBlur={onBlur}
          />
        )}
      </ChoiceRows>
    </FieldSet>
  );
}

const Input = styled.input`
  ${radioStyle}
  ${noFocusRingStyle}
`;
