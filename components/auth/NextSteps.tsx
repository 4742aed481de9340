import styled from 'styled-components';
import { LedgerBlock } from '@/components/ui/LedgerBlock';

/** What follows, in its order. */
export function NextSteps({ steps }: { steps: readonly string[] }) {
  return (
    <LedgerBlock edge="start" padded>
      <Title>このあとの流れ</Title>
      <List>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </List>
    </LedgerBlock>
  );
}

const Title = styled.h2`
  margin-block-end: ${({ theme }) => theme.space[2]};
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.small};
`;

const List = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  padding-inline-start: 1.5em;
  list-style-type: decimal;
`;
