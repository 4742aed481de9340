import styled from 'styled-components';
import { SeminarStatusBadge } from '@/components/seminars/SeminarStatusBadge';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { dayText, timeRangeText } from '@/lib/dates';
import { feeText, seminarDisplayStatus, venueNameText } from '@/lib/seminars/seminar-text';
import type { SeminarSummary } from '@/schemas/seminar-fields';
import { panelTitle, tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface NextSessionProps {
  session: SeminarSummary;
  /** Time at which the data was fetched, in milliseconds since the epoch. */
  fetchedAt: number;
}

/** Shows the first session that still accepts applications. */
export function NextSession({ session, fetchedAt }: NextSessionProps) {
  return (
    <SessionPanel aria-label="次に申し込めるセッション">
      <Label>
        次に申し込めるセッション
        <SeminarStatusBadge
          displayStatus={seminarDisplayStatus(session.status, undefined)}
          seminar={session}
          fetchedAt={fetchedAt}
        />
      </Label>
      <Body>
        <DateTime dateTime={session.starts_at || undefined}>
          <strong>{dayText(session.starts_at)}</strong> <NoBreak numbersOnly text={timeRangeText(session)} />
        </DateTime>
        <Title>
          <NoBreak text={session.title} />
        </Title>
        <Facts>
          <span>{session.speakers.map(({ name }) => name).join('、')}</span>
          <span>{venueNameText(session.venue)}</span>
          <span>{feeText(session.fee)}</span>
        </Facts>
        <LinkButton variant="primary" fullWidth href={`/seminar/${session.id}/`}>
          申し込みに進む
        </LinkButton>
      </Body>
    </SessionPanel>
  );
}

const SessionPanel = styled.section`
  background: ${theme.color.surface};
  border-radius: ${theme.radius.card};
  color: ${theme.color.textPrimary};
`;

const Label = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[5]};
  border-block-end: ${theme.border.thick};
  color: ${theme.color.primary};
  font-size: ${theme.text.small};
  font-weight: 700;
`;

const Body = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[5]};
`;

const DateTime = styled.time`
  ${tabularNumerals}

  & > strong {
    font-size: ${theme.text.pagePhone};
  }
`;

const Title = styled.h2`
  ${panelTitle}
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[4]};
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};
  ${tabularNumerals}
`;
