import { Check } from 'lucide';
import styled from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { currentInForcedColors } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface StepperProps {
  steps: readonly string[];
  /** Index of the current step, from 0. `steps.length` means that all steps are done. */
  current: number;
  label: string;
}

type StepState = 'done' | 'current' | 'upcoming';

export function Stepper({ steps, current, label }: StepperProps) {
  const getState = (index: number): StepState => {
    if (index < current) return 'done';
    return index === current ? 'current' : 'upcoming';
  };
  return (
    <Row aria-label={label}>
      {steps.map((step, index) => {
        const state = getState(index);
        return (
          <Item key={step} $state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <Circle $state={state}>{state === 'done' ? <Icon node={Check} /> : index + 1}</Circle>
            <Name $state={state}>
              {step}
              {state === 'done' && <span className="visually-hidden">（完了）</span>}
            </Name>
          </Item>
        );
      })}
    </Row>
  );
}

const Row = styled.ol`
  display: flex;
`;

/* The pseudo-element is the line from the previous step. It is green once that step is done. */
const Item = styled.li<{ $state: StepState }>`
  position: relative;
  flex: 1 1 0;
  min-width: 0;
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${theme.space[1]};

  &:not(:first-child)::before {
    content: '';
    position: absolute;
    inset-inline: calc(-50% + ${theme.size.step} / 2) calc(50% + ${theme.size.step} / 2);
    inset-block-start: calc(${theme.size.step} / 2 - 0.0625rem);
    border-block-start: ${({ $state }) =>
      $state === 'upcoming' ? theme.border.stepUpcoming : theme.border.thick};
  }
`;

/* The number has the size of the circle and does not grow with the text. The name below it does. */
const Circle = styled.span<{ $state: StepState }>`
  display: grid;
  place-items: center;
  width: ${theme.size.step};
  height: ${theme.size.step};
  color: ${({ $state }) => ($state === 'upcoming' ? theme.color.textSecondary : theme.color.onPrimary)};
  background: ${({ $state }) => ($state === 'upcoming' ? theme.color.surface : theme.color.primary)};
  border: ${({ $state }) => ($state === 'upcoming' ? theme.border.stepUpcoming : theme.border.thick)};
  border-radius: 50%;
  font-size: ${theme.space[4]};
  line-height: ${theme.lineHeight.solid};
  font-weight: 700;
  ${({ $state }) => $state === 'current' && currentInForcedColors}
`;

const Name = styled.span<{ $state: StepState }>`
  color: ${({ $state }) => ($state === 'current' ? theme.color.primary : theme.color.textSecondary)};
  font-size: ${theme.text.small};
  font-weight: 700;
  text-align: center;
`;
