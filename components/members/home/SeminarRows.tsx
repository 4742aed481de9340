import styled from 'styled-components';
import { JoinLink } from '@/components/seminars/JoinLink';
import { useHomeSeminars } from '@/hooks/mypage-home';
import { dayText, timeRangeText } from '@/lib/dates';
import { daysLeftText } from '@/lib/deadlines';
import { getUpcomingAppliedSeminars } from '@/lib/seminars/seminar-order';
import { venueText } from '@/lib/seminars/seminar-text';
import { DAY_MS } from '@/schemas/time';
import { media, tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { HomeRows, HomeSection, RowTitle } from './HomeSection';

const MAX_ROWS = 2;
const WEEK_MS = 7 * DAY_MS;

/** The seminars that the member takes part in, the next one first, with the link to join. */
export function SeminarRows() {
  const query = useHomeSeminars();
  const now = query.dataUpdatedAt;
  const upcoming = getUpcomingAppliedSeminars(query.data?.rows ?? [], now);
  const daysLeft = (startsAt: string) =>
    Date.parse(startsAt) - now < WEEK_MS ? daysLeftText(startsAt, now).replace('本日まで', '本日') : '';
  return (
    <HomeSection
      title="参加予定のセミナー"
      query={query}
      leftOut={query.data?.leftOut}
      empty={{
        isEmpty: upcoming.length === 0,
        text: '参加予定のセミナーはありません。',
        link: { label: 'セミナーを探す', href: '/seminar/' },
      }}
      all={{ label: '申し込んだセミナーをすべて見る', href: '/mypage/seminar/' }}
    >
      <Rows>
        {upcoming.slice(0, MAX_ROWS).map(({ id, seminar, online_url }) => (
          <li key={id}>
            <DateLeaf startsAt={seminar.starts_at} />
            <div className="seminar">
              <RowTitle id={`home-seminar-${id}`} href={`/seminar/${seminar.id}/`} title={seminar.title} />
              <p className="details">
                <span className="no-break">{timeRangeText(seminar)}</span> {venueText(seminar.venue)}{' '}
                <b className="no-break">{daysLeft(seminar.starts_at)}</b>
              </p>
            </div>
            {online_url && (
              <div className="join">
                <JoinLink asButton onlineUrl={online_url} describedBy={`home-seminar-${id}`} />
              </div>
            )}
          </li>
        ))}
      </Rows>
    </HomeSection>
  );
}

/** The day of a seminar as a leaf of a calendar. */
function DateLeaf({ startsAt }: { startsAt: string }) {
  const day = dayText(startsAt);
  const [, month, date, weekday] = /^(\d+月)(\d+)日\((.)\)$/.exec(day) ?? [];
  if (!month) return <Leaf />;
  return (
    <Leaf>
      <time dateTime={startsAt}>
        <span className="visually-hidden">{day}</span>
        <span aria-hidden="true" className="month">
          {month}
        </span>
        <span aria-hidden="true" className="date">
          {date}
        </span>
        <span aria-hidden="true">{weekday}</span>
      </time>
    </Leaf>
  );
}

const Leaf = styled.div`
  time {
    display: grid;
    width: 3.5rem;
    overflow: hidden;
    color: ${theme.color.textSecondary};
    background: ${theme.color.surface};
    border: ${theme.border.strong};
    border-radius: ${theme.radius.badge};
    font-size: ${theme.text.badge};
    line-height: ${theme.lineHeight.row};
    text-align: center;
  }

  .month {
    color: ${theme.color.onPrimary};
    background: ${theme.color.primary};
    font-weight: 700;
  }

  .date {
    color: ${theme.color.textPrimary};
    font-size: ${theme.text.pagePhone};
    font-weight: 700;
    line-height: ${theme.lineHeight.solid};
  }
`;

const Rows = styled(HomeRows)`
  & > li {
    ${tabularNumerals}
    grid-template-columns: 3.5rem minmax(0, 1fr);

    ${media.md} {
      grid-template-columns: 3.5rem minmax(0, 1fr) auto;
    }
  }

  .details b {
    color: ${theme.color.textPrimary};
  }

  .join {
    position: relative;
    grid-column: 2;

    ${media.md} {
      grid-column: auto;
    }
  }
`;
