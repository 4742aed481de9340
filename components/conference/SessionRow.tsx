import Link from 'next/link';
import styled from 'styled-components';
import { SeminarStateBadge } from '@/components/seminars/SeminarStateBadge';
import { TextLink } from '@/components/ui/TextLink';
import { Unbroken } from '@/components/ui/Unbroken';
import { dayText, timeText } from '@/config/dates';
import { feeText, seminarState } from '@/schemas/seminar-text';
import type { SeminarSummary } from '@/schemas/seminars';
import { below, hoverable, kickerLine, media, phraseBreaks, tabularNumerals, touch } from '@/styles/mixins';
import { sessionHref } from './programme';

interface SessionRowProps {
  session: SeminarSummary;
  /** When the data was fetched, ms. */
  now: number;
}

/** A line of the programme. Its title opens the details; the registration works without JavaScript too. */
export function SessionRow({ session, now }: SessionRowProps) {
  const { id, title, topic, lead, starts_at, ends_at, venue, fee, speakers } = session;
  const way = session.status === 'open' ? '申し込みに進む' : 'セミナーのページ';
  return (
    <Row>
      <When dateTime={starts_at}>
        {dayText(starts_at)}
        <span>
          {timeText(starts_at)}〜{timeText(ends_at)}
        </span>
      </When>
      <div>
        <Kicker>
          <SeminarStateBadge state={seminarState(session.status, undefined)} seminar={session} now={now} />
          {topic}
        </Kicker>
        <Title>
          <Details href={sessionHref(id)} shallow scroll={false} aria-haspopup="dialog">
            <Unbroken text={title} />
          </Details>
        </Title>
        <Lead>{lead}</Lead>
        <Soft>{speakers.map(({ name }) => name).join('、')}</Soft>
      </div>
      <Place>
        <span>{venue?.name ?? 'オンライン'}</span>
        <span>{feeText(fee)}</span>
        <TextLink alone href={`/seminar/${id}/`} aria-label={`${title}：${way}`}>
          {way}
        </TextLink>
      </Place>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  gap: ${({ theme }) => `${theme.space[2]} ${theme.space[6]}`};
  padding: ${({ theme }) => theme.space[5]};
  background: ${({ theme }) => theme.color.surface};
  border-block-end: ${({ theme }) => theme.line.rule};

  ${media.lg} {
    grid-template-columns: 9em 1fr 12em;
  }
`;

const When = styled.time`
  font-weight: 700;
  ${tabularNumerals}

  & > span {
    margin-inline-start: ${({ theme }) => theme.space[2]};
    font-weight: 400;
    font-size: ${({ theme }) => theme.text.small};
  }

  ${media.lg} {
    & > span {
      display: block;
      margin-inline-start: 0;
    }
  }
`;

const Kicker = styled.p`
  ${kickerLine}
  font-size: ${({ theme }) => theme.text.caption};
`;

const Title = styled.h4`
  ${phraseBreaks}
  margin-block: ${({ theme }) => theme.space[1]};
  font-size: ${({ theme }) => theme.text.row};
  line-height: ${({ theme }) => theme.leading.row};
`;

const Details = styled(Link)`
  color: inherit;
  text-decoration: underline;

  ${touch} {
    display: inline-block;
    margin-block: calc(-1 * ${({ theme }) => theme.space[2]});
    padding-block: ${({ theme }) => theme.space[3]};
  }

  border-radius: ${({ theme }) => theme.radius.badge};

  ${hoverable} {
    &:hover {
      color: ${({ theme }) => theme.color.primary};
    }
  }
`;

const Soft = styled.p`
  ${phraseBreaks}
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.small};
`;

/* On a phone the details have it: the programme is long enough. */
const Lead = styled(Soft)`
  ${below.md} {
    display: none;
  }
`;

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  align-items: center;
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[4]}`};
  font-size: ${({ theme }) => theme.text.small};
  ${tabularNumerals}

  ${media.lg} {
    flex-direction: column;
    align-items: start;
    flex-wrap: nowrap;
  }
`;
