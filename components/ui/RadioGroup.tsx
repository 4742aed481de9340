import styled from 'styled-components';
import { ChoiceRows } from './ChoiceRows';
import { type Choice, type ChoiceLayout, radioMarkStyle, ringOnRowStyle } from './choice-style';
import { FieldSet } from './FieldSet';
import type { FieldFrame } from './field-parts';

interface RadioGroupProps<Value extends string | number> extends FieldFrame {
  id?: string;
  name: string;
  choices: readonly Choice<Value>[];
  /** null or undefined: nothing chosen yet. */
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
        {(each) => (
          <Mark
            type="radio"
            name={name}
            value={each}
            checked={value === each}
            onChange={() => onChange(each)}
            onBlur={onBlur}
          />
        )}
      </ChoiceRows>
    </FieldSet>
  );
}

const Mark = styled.input`
  ${radioMarkStyle}
  ${ringOnRowStyle}
`;
