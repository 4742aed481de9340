import styled from 'styled-components';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { Panel } from '@/components/ui/layout/Panel';
import { theme } from '@/styles/theme';

/** An ordered list of the next steps. */
export function NextSteps({ steps }: { steps: readonly string[] }) {
  return (
    <Panel accentEdge="start" padded>
      <Title>このあとの流れ</Title>
      <List>
        {steps.map((step) => (
          <li key={step}>
            <NoBreak numbersOnly text={step} />
          </li>
        ))}
      </List>
    </Panel>
  );
}

const Title = styled.h2`
  margin-block-end: ${theme.space[2]};
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};
`;

const List = styled.ol`
  display: grid;
  gap: ${theme.space[1]};
  padding-inline-start: 1.5em;
  list-style-type: decimal;
`;
