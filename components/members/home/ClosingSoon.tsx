import { useState } from 'react';
import { useSavedVacancies, useVacanciesById } from '@/hooks/saved-vacancies';
import { getClosingSoon } from '@/lib/closing-soon';
import { momentText } from '@/lib/dates';
import { daysLeftText } from '@/lib/list-dates';
import { HomeBlock } from './HomeBlock';
import { HomeList } from './HomeList';

/** So few are fetched again that the page may do it by itself. */
const MAX_VACANCIES = 3;

/**
 * Vacancies of the 検討リスト that close soon. The list is in this browser only, so the server renders the empty line. As long
 * as their present state is unknown, they are shown as they were saved.
 */
export function ClosingSoon() {
  const [now] = useState(() => Date.now());
  const { items } = useSavedVacancies();
  const saved = getClosingSoon(items, now).slice(0, MAX_VACANCIES);
  const { data } = useVacanciesById(saved.map(({ id }) => id));
  const present = saved.flatMap((item) => {
    const vacancy = data?.vacancies.get(item.id);
    return vacancy === null ? [] : (vacancy ?? item);
  });
  const closing = getClosingSoon(present, now);
  return (
    <HomeBlock
      title="検討リストで締切が近い案件"
      empty={{
        isEmpty: closing.length === 0,
        text: '7日以内に締め切られる案件はありません。',
        action: '検討リストを見る',
        href: '/vacancy/saved/',
      }}
      all={{ label: '検討リストをすべて見る', href: '/vacancy/saved/' }}
    >
      <HomeList
        items={closing.map(({ id, title, deadline }) => ({
          id,
          href: `/vacancy/${id}/`,
          title,
          text: `${momentText(deadline)} まで（${daysLeftText(deadline, now)}）`,
        }))}
      />
    </HomeBlock>
  );
}
