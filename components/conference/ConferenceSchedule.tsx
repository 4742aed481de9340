import styled from 'styled-components';
import type { SeminarSummary } from '@/schemas/seminar-fields';
import { tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { SessionRow } from './SessionRow';
import { groupByMonth } from './schedule';

interface ConferenceScheduleProps {
  /** Sorted by start time. */
  sessions: readonly SeminarSummary[];
  /** Time at which the data was fetched, in milliseconds since the epoch. */
  fetchedAt: number;
}

/** Lists the sessions, grouped by month. */
export function ConferenceSchedule({ sessions, fetchedAt }: ConferenceScheduleProps) {
  return (
    <Months>
      {groupByMonth(sessions).map(({ name, sessions: monthSessions }) => (
        <section key={name} aria-label={name}>
          <Head>
            {name}
            <span>{monthSessions.length}件</span>
          </Head>
          <ol>
            {monthSessions.map((session) => (
              <SessionRow key={session.id} session={session} fetchedAt={fetchedAt} />
            ))}
          </ol>
        </section>
      ))}
    </Months>
  );
}

const Months = styled.div`
  display: grid;
  gap: ${theme.space[8]};
`;

const Head = styled.h3`
  display: flex;
  align-items: baseline;
  gap: ${theme.space[3]};
  padding-block-end: ${theme.space[2]};
  border-block-end: ${theme.border.thick};
  font-size: ${theme.text.block};
  ${tabularNumerals}

  & > span {
    color: ${theme.color.textSecondary};
    font-size: ${theme.text.small};
    font-weight: 400;
  }
`;
