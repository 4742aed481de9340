import Link from 'next/link';
import styled from 'styled-components';
import { SealMark } from '@/components/ui/SealMark';
import { Unbroken } from '@/components/ui/Unbroken';
import { deadlineText } from '@/config/deadline';
import type { SeminarState } from '@/schemas/seminar-text';
import type { SeminarSummary } from '@/schemas/seminars';
import { focusRing, hoverable, phraseBreaks } from '@/styles/mixins';
import { SeminarFacts } from './SeminarFacts';
import { SeminarStateBadge } from './SeminarStateBadge';

interface SeminarRowItemProps {
  seminar: SeminarSummary;
  state: SeminarState;
  /** When the data was fetched, ms. */
  now: number;
}

/** A row of the list: the whole of it leads to the seminar, one link carries the name. */
export function SeminarRowItem({ seminar, state, now }: SeminarRowItemProps) {
  const applied = state === 'applied';
  return (
    <Row>
      <Kicker>
        <SeminarStateBadge state={state} seminar={seminar} now={now} />
        <span>{seminar.topic}</span>
      </Kicker>
      <Title $sealed={applied}>
        <RowLink href={`/seminar/${seminar.id}/`}>
          <Unbroken text={seminar.title} />
        </RowLink>
      </Title>
      <Note $sealed={applied}>{seminar.lead}</Note>
      <SeminarFacts seminar={seminar} />
      {state === 'open' && <Deadline>お申し込みは{deadlineText(seminar.closes_before)}</Deadline>}
      {applied && (
        <Seal>
          <SealMark lines={['申込', '済']} />
        </Seal>
      )}
    </Row>
  );
}

const Row = styled.li`
  position: relative;
  padding: ${({ theme }) => `${theme.space[5]} ${theme.space[4]}`};
  background: ${({ theme }) => theme.color.surface};

  &:not(:first-child) {
    border-top: ${({ theme }) => theme.line.rule};
  }

  ${hoverable} {
    &:hover {
      background: ${({ theme }) => theme.color.primaryFaint};
      box-shadow: ${({ theme }) => theme.shadow.mark};
    }
  }
`;

const Kicker = styled.p`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.small};
`;

const Title = styled.h2<{ $sealed: boolean }>`
  margin: ${({ theme }) => theme.space[1]} 0 0;
  padding-inline-end: ${({ theme, $sealed }) => ($sealed ? theme.size.sealLarge : 0)};
  font-size: ${({ theme }) => theme.text.row};
  line-height: ${({ theme }) => theme.leading.row};
  ${phraseBreaks}
`;

const RowLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  /* Stretches the link over the row. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    ${focusRing}
    outline-offset: -${({ theme }) => theme.space[1]};
  }
`;

const Note = styled.p<{ $sealed: boolean }>`
  ${phraseBreaks}
  padding-inline-end: ${({ theme, $sealed }) => ($sealed ? theme.size.sealLarge : 0)};
  font-size: ${({ theme }) => theme.text.small};
`;

const Deadline = styled.p`
  margin-block-start: ${({ theme }) => theme.space[2]};
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.small};
`;

const Seal = styled.div`
  position: absolute;
  inset-block-start: ${({ theme }) => theme.space[4]};
  inset-inline-end: ${({ theme }) => theme.space[4]};
`;
