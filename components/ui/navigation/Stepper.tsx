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
    <Root>
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
    </Root>
  );
}

/* The names stand beside the numbers where there is room, and below them in a narrow column and with large text. */
const Root = styled.div`
  container-type: inline-size;
`;

const Row = styled.ol`
  display: flex;
  gap: ${theme.space[1]};

  @container (min-width: 21rem) {
    align-items: center;
  }

  @container (min-width: 26rem) {
    gap: ${theme.space[3]};
  }
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

  @container (min-width: 21rem) {
    flex: none;
    display: flex;
    align-items: center;

    &:not(:first-child) {
      flex: 1 0 auto;
    }

    &:not(:first-child)::before {
      position: static;
      flex: 1;
    }
  }

  @container (min-width: 26rem) {
    gap: ${theme.space[2]};

    &:not(:first-child)::before {
      margin-inline-end: ${theme.space[1]};
    }
  }
`;

/* The number has the size of the circle and does not grow with the text. The name does. */
const Circle = styled.span<{ $state: StepState }>`
  flex: none;
  display: grid;
  place-items: center;
  width: ${theme.size.step};
  height: ${theme.size.step};
  color: ${({ $state }) => ($state === 'upcoming' ? theme.color.textSecondary : theme.color.onPrimary)};
  background: ${({ $state }) => ($state === 'upcoming' ? theme.color.surface : theme.color.primary)};
  border: ${({ $state }) => ($state === 'upcoming' ? theme.border.stepUpcoming : theme.border.thick)};
  border-radius: 50%;
  font-size: ${theme.space[3]};
  line-height: ${theme.lineHeight.solid};
  font-weight: 700;
  ${({ $state }) => $state === 'current' && currentInForcedColors}
`;

const Name = styled.span<{ $state: StepState }>`
  color: ${({ $state }) => ($state === 'current' ? theme.color.primary : theme.color.textSecondary)};
  font-size: ${theme.text.badge};
  font-weight: 700;
  text-align: center;

  @container (min-width: 21rem) {
    white-space: nowrap;
  }

  @container (min-width: 26rem) {
    font-size: ${theme.text.small};
  }
`;
