import styled from 'styled-components';
import type { SeminarSummary } from '@/schemas/seminars';
import { tabularNumerals } from '@/styles/mixins';
import { monthsOf } from './programme';
import { SessionRow } from './SessionRow';

interface ConferenceProgrammeProps {
  /** In the order of time. */
  sessions: readonly SeminarSummary[];
  /** When the data was fetched, ms. */
  now: number;
}

/** The sessions, month by month. */
export function ConferenceProgramme({ sessions, now }: ConferenceProgrammeProps) {
  return (
    <Months>
      {monthsOf(sessions).map(({ name, sessions: own }) => (
        <section key={name} aria-label={name}>
          <Head>
            {name}
            <span>{own.length}件</span>
          </Head>
          <ol>
            {own.map((session) => (
              <SessionRow key={session.id} session={session} now={now} />
            ))}
          </ol>
        </section>
      ))}
    </Months>
  );
}

const Months = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[8]};
`;

const Head = styled.h3`
  display: flex;
  align-items: baseline;
  gap: ${({ theme }) => theme.space[3]};
  padding-block-end: ${({ theme }) => theme.space[2]};
  border-block-end: ${({ theme }) => theme.line.heavy};
  font-size: ${({ theme }) => theme.text.block};
  ${tabularNumerals}

  & > span {
    color: ${({ theme }) => theme.color.inkSecondary};
    font-size: ${({ theme }) => theme.text.small};
    font-weight: 400;
  }
`;
