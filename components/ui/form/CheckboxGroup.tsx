import styled from 'styled-components';
import { ChoiceRows } from './ChoiceRows';
import { type Choice, type ChoiceLayout, checkboxStyle, noFocusRingStyle } from './choice-style';
import { FieldSet } from './FieldSet';
import type { FieldBaseProps } from './field-parts';

interface CheckboxGroupProps<Value extends string | number> extends FieldBaseProps {
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
  const toggle = (target: Value, on: boolean) =>
    choices.map((choice) => choice.value).filter((each) => (each === target ? on : value.includes(each)));

  return (
    <FieldSet {...frame}>
      <ChoiceRows choices={choices} layout={layout}>
        {(optionValue) => (
          <Input
            type="checkbox"
            name={name}
            value={optionValue}
            checked={value.includes(optionValue)}
            onChange={(event) => onChange(toggle(optionValue, event.currentTarget.checked))}
            onBlur={onBlur}
          />
        )}
      </ChoiceRows>
    </FieldSet>
  );
}

const Input = styled.input`
  ${checkboxStyle}
  ${noFocusRingStyle}
`;
