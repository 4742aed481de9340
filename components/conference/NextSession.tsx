import styled from 'styled-components';
import { SeminarStateBadge } from '@/components/seminars/SeminarStateBadge';
import { LinkButton } from '@/components/ui/LinkButton';
import { Unbroken } from '@/components/ui/Unbroken';
import { dayText, timeText } from '@/config/dates';
import { feeText, seminarState } from '@/schemas/seminar-text';
import type { SeminarSummary } from '@/schemas/seminars';
import { blockTitle, tabularNumerals } from '@/styles/mixins';

interface NextSessionProps {
  session: SeminarSummary;
  /** When the data was fetched, ms. */
  now: number;
}

/** The first that can still be applied for. */
export function NextSession({ session, now }: NextSessionProps) {
  return (
    <Sheet aria-label="次に申し込めるセッション">
      <Label>
        次に申し込めるセッション
        <SeminarStateBadge state={seminarState(session.status, undefined)} seminar={session} now={now} />
      </Label>
      <Body>
        <When dateTime={session.starts_at}>
          <strong>{dayText(session.starts_at)}</strong> {timeText(session.starts_at)}〜
          {timeText(session.ends_at)}
        </When>
        <Title>
          <Unbroken text={session.title} />
        </Title>
        <Facts>
          <span>{session.speakers.map(({ name }) => name).join('、')}</span>
          <span>{session.venue?.name ?? 'オンライン'}</span>
          <span>{feeText(session.fee)}</span>
        </Facts>
        <LinkButton variant="primary" wide href={`/seminar/${session.id}/`}>
          申し込みに進む
        </LinkButton>
      </Body>
    </Sheet>
  );
}

const Sheet = styled.section`
  background: ${({ theme }) => theme.color.surface};
  border-radius: ${({ theme }) => theme.radius.card};
  color: ${({ theme }) => theme.color.ink};
`;

const Label = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[5]}`};
  border-block-end: ${({ theme }) => theme.line.heavy};
  color: ${({ theme }) => theme.color.primary};
  font-size: ${({ theme }) => theme.text.small};
  font-weight: 700;
`;

const Body = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[5]};
`;

const When = styled.time`
  ${tabularNumerals}

  & > strong {
    font-size: ${({ theme }) => theme.text.pagePhone};
  }
`;

const Title = styled.h2`
  ${blockTitle}
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.space[4]}`};
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.small};
  ${tabularNumerals}
`;
