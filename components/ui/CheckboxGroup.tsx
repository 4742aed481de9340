import styled from 'styled-components';
import { ChoiceRows } from './ChoiceRows';
import { type Choice, type ChoiceLayout, checkMarkStyle, ringOnRowStyle } from './choice-style';
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
      <ChoiceRows choices={choices} layout={layout}>
        {(each) => (
          <Mark
            type="checkbox"
            name={name}
            value={each}
            checked={value.includes(each)}
            onChange={(event) => onChange(toggled(each, event.currentTarget.checked))}
            onBlur={onBlur}
          />
        )}
      </ChoiceRows>
    </FieldSet>
  );
}

const Mark = styled.input`
  ${checkMarkStyle}
  ${ringOnRowStyle}
`;
