import styled from 'styled-components';
import {
  type Choice,
  type ChoiceLayout,
  choiceHintStyle,
  choiceRowStyle,
  choicesStyle,
  radioMarkStyle,
  ringOnRowStyle,
} from './choice-style';
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
      <Choices $layout={layout}>
        {choices.map((choice) => (
          <Row key={choice.value}>
            <Mark
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
              onBlur={onBlur}
            />
            <span>
              {choice.label}
              {choice.hint && <Hint>{choice.hint}</Hint>}
            </span>
          </Row>
        ))}
      </Choices>
    </FieldSet>
  );
}

const Choices = styled.div<{ $layout: ChoiceLayout }>`
  ${choicesStyle}
`;

const Row = styled.label`
  ${choiceRowStyle}
`;

const Mark = styled.input`
  ${radioMarkStyle}
  ${ringOnRowStyle}
`;

const Hint = styled.span`
  ${choiceHintStyle}
`;
