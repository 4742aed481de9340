import styled from 'styled-components';
import { SeminarStatusBadge } from '@/components/seminars/SeminarStatusBadge';
import { LeftOutNote } from '@/components/ui/data/ListCount';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { FullWidthSection } from '@/components/ui/layout/FullWidthSection';
import { Link } from '@/components/ui/navigation/Link';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useUpcomingSeminars } from '@/hooks/seminars';
import { dayTimeText } from '@/lib/dates';
import { cpeText, feeText, seminarDisplayStatus, venueNameText } from '@/lib/seminars/seminar-text';
import type { SeminarSummary } from '@/schemas/seminar-fields';
import { eyebrowLine, hoverable, media, tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';

const MAX_SEMINARS = 4;

/** Returns the seminars that accept applications, or, when there are none, the other upcoming ones. */
function selectSeminars(seminars: readonly SeminarSummary[]): SeminarSummary[] {
  const open = seminars.filter(({ status }) => status === 'open');
  const upcoming = seminars.filter(({ status }) => status === 'full' || status === 'closed');
  return (open.length > 0 ? open : upcoming).slice(0, MAX_SEMINARS);
}

/** Shows the next seminars. Renders nothing when there are none. Of those that cannot be shown it tells the number. */
export function UpcomingSeminars() {
  const { data, dataUpdatedAt } = useUpcomingSeminars();
  const seminars = selectSeminars(data?.results ?? []);
  const leftOut = Math.min(data?.leftOut ?? 0, MAX_SEMINARS - seminars.length);
  if (seminars.length + leftOut === 0) return null;

  return (
    <FullWidthSection
      title="開催予定のセミナー"
      tone="pageBackground"
      action={
        <TextLink href="/seminar/" bold standalone>
          すべてのセミナー
        </TextLink>
      }
    >
      <List>
        {seminars.map((seminar) => (
          <li key={seminar.id}>
            <Row href={`/seminar/${seminar.id}/`}>
              <time dateTime={seminar.starts_at || undefined}>{dayTimeText(seminar.starts_at)}</time>
              <div>
                <p>
                  <SeminarStatusBadge
                    displayStatus={seminarDisplayStatus(seminar.status, undefined)}
                    seminar={seminar}
                    fetchedAt={dataUpdatedAt}
                  />
                  {seminar.topic}
                </p>
                <h3>
                  <NoBreak text={seminar.title} />
                </h3>
              </div>
              <p>
                <span>{venueNameText(seminar.venue)}</span>
                <span>{feeText(seminar.fee)}</span>
                <span>{!!seminar.cpe_units && `CPD ${cpeText(seminar.cpe_units)}`}</span>
              </p>
            </Row>
          </li>
        ))}
      </List>
      <LeftOutNote leftOut={leftOut} />
    </FullWidthSection>
  );
}

const List = styled.ul`
  border-block-start: ${theme.border.thick};

  & > li {
    border-block-end: ${theme.border.regular};
  }
`;

/* The facts are aligned in columns on wide windows, so that rows can be compared. */
const Row = styled(Link)`
  display: grid;
  gap: ${theme.space[1]} ${theme.space[6]};
  padding: ${theme.space[5]};
  color: inherit;
  text-decoration: none;
  background: ${theme.color.surface};

  & > time {
    font-weight: 700;
    ${tabularNumerals}
  }

  & h3 {
    margin-block-start: ${theme.space[1]};
    font-size: ${theme.text.row};
    line-height: ${theme.lineHeight.row};
  }

  ${media.md} {
    grid-template-columns: 10.5em 1fr 11em;
    align-items: center;
  }

  ${media.lg} {
    grid-template-columns: 10.5em 1fr auto;
  }

  ${hoverable} {
    &:hover {
      background: ${theme.color.primaryFaint};
    }
  }

  div > p {
    ${eyebrowLine}
    font-size: ${theme.text.caption};
  }

  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[4]};
    color: ${theme.color.textSecondary};
    font-size: ${theme.text.small};
    ${tabularNumerals}

    ${media.lg} {
      display: grid;
      grid-template-columns: 11em 5em 6em;

      & > :nth-child(2) {
        text-align: end;
      }
    }
  }
`;
