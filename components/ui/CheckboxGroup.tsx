import styled from 'styled-components';
import {
  type Choice,
  type ChoiceLayout,
  checkMarkStyle,
  choiceHintStyle,
  choiceRowStyle,
  choicesStyle,
  ringOnRowStyle,
} from './choice-style';
import { FieldSet } from './FieldSet';
import type { FieldFrame } from './field-parts';

interface CheckboxGroupProps<Value extends string | number> extends FieldFrame {
  id?: string;
  /** Repeated in the query of a plain GET form, as the filters' `days=2&days=3`. */
  name: string;
  choices: readonly Choice<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  onBlur?: () => void;
  layout?: ChoiceLayout;
}

export function CheckboxGroup<Value extends string | number>({
  name,
  choices,
  value,
  onChange,
  onBlur,
  layout = 'rows',
  ...frame
}: CheckboxGroupProps<Value>) {
  // In the order of the choices, so that the same set always reads the same.
  const toggled = (target: Value, on: boolean) =>
    choices.map((choice) => choice.value).filter((each) => (each === target ? on : value.includes(each)));

  return (
    <FieldSet {...frame}>
      <Choices $layout={layout}>
        {choices.map((choice) => (
          <Row key={choice.value}>
            <Mark
              type="checkbox"
              name={name}
              value={choice.value}
              checked={value.includes(choice.value)}
              onChange={(event) => onChange(toggled(choice.value, event.currentTarget.checked))}
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
  ${checkMarkStyle}
  ${ringOnRowStyle}
`;

const Hint = styled.span`
  ${choiceHintStyle}
`;
