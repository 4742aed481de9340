import styled from 'styled-components';
import { ChoiceRows } from './ChoiceRows';
import { type Choice, type ChoiceLayout, checkboxStyle, noFocusRingStyle } from './choice-style';
import { FieldSet } from './FieldSet';
import type { FieldBaseProps } from './field-parts';

interface CheckboxGroupProps<Value extends string | number> extends FieldBaseProps {
  id?: string;
  /** Repeated as a query parameter in a plain GET form, such as `days=2&days=3` of the filters. */
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
  // Keeps the order of the choices, so that the same selection always gives the same value. What is not offered stays.
  const toggle = (target: Value, on: boolean) => {
    const known = new Set([...choices.map((choice) => choice.value), ...value]);
    return [...known].filter((each) => (each === target ? on : value.includes(each)));
  };

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
