import { JoinLink } from '@/components/seminars/JoinLink';
import { useHomeSeminars } from '@/hooks/members';
import { dayText, timeRangeText } from '@/lib/dates';
import { getUpcomingAppliedSeminars } from '@/lib/members/next-steps';
import { venueText } from '@/lib/seminars/seminar-location';
import { HomeBlock } from './HomeBlock';
import { HomeList } from './HomeList';

const MAX_SEMINARS = 2;

/** The seminars that the member takes part in, the next one first, with the link to join. */
export function UpcomingAppliedSeminars() {
  const query = useHomeSeminars();
  const upcoming = getUpcomingAppliedSeminars(query.data ?? [], query.dataUpdatedAt);
  return (
    <HomeBlock
      title="参加予定のセミナー"
      query={query}
      empty={{
        isEmpty: upcoming.length === 0,
        text: '参加予定のセミナーはありません。',
        action: 'セミナーを探す',
        href: '/seminar/',
      }}
      all={{ label: '申し込んだセミナーをすべて見る', href: '/mypage/seminar/' }}
    >
      <HomeList
        items={upcoming.slice(0, MAX_SEMINARS).map(({ id, seminar, online_url }) => ({
          id,
          href: `/seminar/${seminar.id}/`,
          titleId: `home-seminar-${id}`,
          title: seminar.title,
          text: [dayText(seminar.starts_at), timeRangeText(seminar), venueText(seminar.venue)]
            .filter(Boolean)
            .join(' '),
          more: online_url && <JoinLink onlineUrl={online_url} describedBy={`home-seminar-${id}`} />,
        }))}
      />
    </HomeBlock>
  );
}
