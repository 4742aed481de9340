import { useState } from 'react';
import { JoinLink } from '@/components/seminars/JoinLink';
import { Panel } from '@/components/ui/layout/Panel';
import { TextLink } from '@/components/ui/navigation/TextLink';
import type { MemberSectionId } from '@/config/member-sections';
import { useHomeApplications, useHomeSeminars } from '@/hooks/mypage-home';
import { useSavedVacancies, useVacanciesById } from '@/hooks/saved-vacancies';
import { daysLeftText, dayText, dayTimeText, timeRangeText } from '@/lib/dates';
import { getNextSteps, getUpcomingAppliedSeminars } from '@/lib/members/next-steps';
import { venueText } from '@/lib/seminars/seminar-location';
import { getClosingSoon } from '@/lib/vacancies/vacancy-text';
import { FittingVacancies } from './FittingVacancies';
import { HomeBlock, HomeList } from './HomeBlock';

/** What is going on for the member, above the sections of the profile. */
export function MypageHome({ filledSections }: { filledSections: Record<MemberSectionId, boolean> }) {
  return (
    <Panel title="案件とセミナー">
      <ApplicationSteps />
      <UpcomingAppliedSeminars />
      <FittingVacancies filledSections={filledSections} />
      <ClosingSoon />
    </Panel>
  );
}

/** Up to this number the page fetches them again without being asked. */
const MAX_FETCHED = 3;

/**
 * The vacancy of the 検討リスト that closes first, and how many others close soon. The list is in this browser only, so the
 * server renders the empty line; one vacancy and no more is shown, so that the block is as high as before. As long as their
 * present state is unknown, the vacancies are judged as they were saved.
 */
function ClosingSoon() {
  const [now] = useState(() => Date.now());
  const { items } = useSavedVacancies();
  const saved = getClosingSoon(items, now);
  const { data } = useVacanciesById(saved.slice(0, MAX_FETCHED).map(({ id }) => id));
  const present = saved.flatMap((item) => {
    const vacancy = data?.vacancies.get(item.id);
    return vacancy === null ? [] : (vacancy ?? item);
  });
  const closing = getClosingSoon(present, now);
  const otherCount = closing.length - 1;
  return (
    <HomeBlock
      title="検討リストで締切が近い案件"
      empty={{
        isEmpty: closing.length === 0,
        text: '7日以内に締め切られる案件はありません。',
        action: '検討リストを見る',
        href: '/vacancy/saved/',
        hint: '検討リストに追加した案件は、締切まで7日以内になると、ここに表示されます。',
      }}
      isLate
    >
      <HomeList
        items={closing.slice(0, 1).map(({ id, title, deadline }) => ({
          id,
          href: `/vacancy/${id}/`,
          title,
          text: `${dayTimeText(deadline)}まで（${daysLeftText(deadline, now)}）`,
          more: (
            <TextLink href="/vacancy/saved/" standalone>
              {otherCount > 0 ? `ほか${otherCount}件も7日以内に締切` : '検討リストを見る'}
            </TextLink>
          ),
        }))}
      />
    </HomeBlock>
  );
}

const MAX_SEMINARS = 2;

/** The seminars that the member takes part in, the next one first, with the link to join. */
function UpcomingAppliedSeminars() {
  const query = useHomeSeminars();
  const upcoming = getUpcomingAppliedSeminars(query.data?.rows ?? [], query.dataUpdatedAt);
  return (
    <HomeBlock
      title="参加予定のセミナー"
      query={query}
      leftOut={query.data?.leftOut}
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

const MAX_STEPS = 3;

/** The next step of each application. */
function ApplicationSteps() {
  const query = useHomeApplications();
  const steps = getNextSteps(query.data?.rows ?? [], query.dataUpdatedAt);
  return (
    <HomeBlock
      title="応募の状況"
      query={query}
      leftOut={query.data?.leftOut}
      empty={{
        isEmpty: steps.length === 0,
        text: '応募中の案件はありません。',
        action: '案件を探す',
        href: '/vacancy/?status=open',
      }}
      all={{ label: '応募した案件をすべて見る', href: '/mypage/vacancy/' }}
    >
      <HomeList
        items={steps.slice(0, MAX_STEPS).map(({ id, vacancyId, title, text }) => ({
          id,
          href: `/vacancy/${vacancyId}/`,
          title,
          text,
        }))}
      />
    </HomeBlock>
  );
}
