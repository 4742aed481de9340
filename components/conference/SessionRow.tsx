import styled from 'styled-components';
import { SeminarStatusBadge } from '@/components/seminars/SeminarStatusBadge';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { Link } from '@/components/ui/navigation/Link';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { dayText, timeRangeText } from '@/lib/dates';
import { feeText, seminarDisplayStatus, venueNameText } from '@/lib/seminars/seminar-text';
import type { SeminarSummary } from '@/schemas/seminar-fields';
import { below, eyebrowLine, hoverable, media, tabularNumerals, touch } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { getSessionHref } from './schedule';

interface SessionRowProps {
  session: SeminarSummary;
  /** Time at which the data was fetched, in milliseconds since the epoch. */
  fetchedAt: number;
}

/** A row of the programme. Its title opens the details dialog; the registration link also works without JavaScript. */
export function SessionRow({ session, fetchedAt }: SessionRowProps) {
  const { id, title, topic, lead, starts_at, venue, fee, speakers } = session;
  const linkLabel = session.status === 'open' ? '申し込みに進む' : 'セミナーのページ';
  return (
    <Row>
      <DateTime dateTime={starts_at || undefined}>
        {dayText(starts_at)}
        <span>
          <NoBreak numbersOnly text={timeRangeText(session)} />
        </span>
      </DateTime>
      <div>
        <Eyebrow>
          <SeminarStatusBadge
            displayStatus={seminarDisplayStatus(session.status, undefined)}
            seminar={session}
            fetchedAt={fetchedAt}
          />
          {topic}
        </Eyebrow>
        <Title>
          <DetailsLink href={getSessionHref(id)} shallow scroll={false} aria-haspopup="dialog">
            <NoBreak text={title} />
          </DetailsLink>
        </Title>
        {lead && <Lead>{lead}</Lead>}
        <SecondaryText>{speakers.map(({ name }) => name).join('、')}</SecondaryText>
      </div>
      <VenueAndFee>
        <span>{venueNameText(venue)}</span>
        <span>{feeText(fee)}</span>
        <TextLink standalone href={`/seminar/${id}/`} aria-label={`${title}：${linkLabel}`}>
          {linkLabel}
        </TextLink>
      </VenueAndFee>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  gap: ${theme.space[2]} ${theme.space[6]};
  padding: ${theme.space[5]};
  background: ${theme.color.surface};
  border-block-end: ${theme.border.regular};

  ${media.lg} {
    grid-template-columns: 9em 1fr 12em;
  }
`;

const DateTime = styled.time`
  font-weight: 700;
  ${tabularNumerals}

  & > span {
    margin-inline-start: ${theme.space[2]};
    font-weight: 400;
    font-size: ${theme.text.small};
  }

  ${media.lg} {
    & > span {
      display: block;
      margin-inline-start: 0;
    }
  }
`;

const Eyebrow = styled.p`
  ${eyebrowLine}
  font-size: ${theme.text.caption};
`;

const Title = styled.h4`
  margin-block: ${theme.space[1]};
  font-size: ${theme.text.row};
  line-height: ${theme.lineHeight.row};
`;

const DetailsLink = styled(Link)`
  color: inherit;
  text-decoration: underline;

  ${touch} {
    display: inline-block;
    margin-block: calc(-1 * ${theme.space[2]});
    padding-block: ${theme.space[3]};
  }

  border-radius: ${theme.radius.badge};

  ${hoverable} {
    &:hover {
      color: ${theme.color.primary};
    }
  }
`;

const SecondaryText = styled.p`
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};
`;

/* Hidden on phones to shorten the programme. The details dialog shows the text. */
const Lead = styled(SecondaryText)`
  ${below.md} {
    display: none;
  }
`;

const VenueAndFee = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[4]};
  font-size: ${theme.text.small};
  ${tabularNumerals}

  ${media.lg} {
    flex-direction: column;
    align-items: start;
    flex-wrap: nowrap;
  }
`;
