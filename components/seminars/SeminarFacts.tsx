import styled from 'styled-components';
import { dayText, timeText } from '@/config/dates';
import { cpeText, feeText, seatsText } from '@/schemas/seminar-text';
import type { SeminarSummary } from '@/schemas/seminars';
import { media, tabularNumerals } from '@/styles/mixins';

/** What rows are compared by: columns that stand under each other all the way down the list. */
export function SeminarFacts({ seminar }: { seminar: SeminarSummary }) {
  const facts = [
    ['日時', `${dayText(seminar.starts_at)} ${timeText(seminar.starts_at)}〜${timeText(seminar.ends_at)}`],
    ['会場', seminar.venue?.name ?? 'オンライン'],
    ['参加費', feeText(seminar.fee)],
    ['CPE', cpeText(seminar.cpe_units)],
    ['定員', seatsText(seminar)],
  ];
  return (
    <List>
      {facts.map(([term, value]) => (
        <div key={term}>
          <Term>{term}</Term>
          <Value>{value}</Value>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${({ theme }) => `${theme.space[2]} ${theme.space[4]}`};
  margin: ${({ theme }) => theme.space[3]} 0 0;
  padding-block-start: ${({ theme }) => theme.space[3]};
  border-top: ${({ theme }) => theme.line.dotted};

  & > :first-child {
    grid-column: 1 / -1;
  }

  ${media.md} {
    grid-template-columns: 2fr 1.6fr 1fr 0.8fr 0.9fr;

    & > :first-child {
      grid-column: auto;
    }
  }
`;

const Term = styled.dt`
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.caption};
`;

const Value = styled.dd`
  margin: 0;
  font-size: ${({ theme }) => theme.text.small};
  ${tabularNumerals}

  div:first-child > & {
    font-weight: 700;
  }
`;
