import { useState } from 'react';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useSavedVacancies, useVacanciesById } from '@/hooks/saved-vacancies';
import { dayTimeText } from '@/lib/dates';
import { daysLeftText } from '@/lib/list-dates';
import { getClosingSoon } from '@/lib/vacancies/closing-soon';
import { HomeBlock } from './HomeBlock';
import { HomeList } from './HomeList';

/** Up to this number the page fetches them again without being asked. */
const MAX_FETCHED = 3;

/**
 * The vacancy of the 検討リスト that closes first, and how many others close soon. The list is in this browser only, so the
 * server renders the empty line; one vacancy and no more is shown, so that the block is as high as before. As long as their
 * present state is unknown, the vacancies are judged as they were saved.
 */
export function ClosingSoon() {
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
