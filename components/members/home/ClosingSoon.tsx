import { useState } from 'react';
import styled from 'styled-components';
import { LedgerSection } from '@/components/ui/layout/LedgerSection';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useSavedVacancies, useVacanciesById } from '@/hooks/saved-vacancies';
import { dayTimeText } from '@/lib/dates';
import { closingWithinWeek, daysLeftText } from '@/lib/deadlines';
import { theme } from '@/styles/theme';
import { HomeRows, RowTitle } from './HomeSection';

/** Up to this number the page fetches them again without being asked. */
const MAX_FETCHED = 3;

/**
 * The vacancy of the 検討リスト that closes first, and how many others close soon. The list is in this browser only. As long
 * as their present state is unknown, the vacancies are judged as they were saved. Renders nothing without one.
 */
export function ClosingSoon() {
  const [now] = useState(() => Date.now());
  const { items } = useSavedVacancies();
  const saved = closingWithinWeek(items, now);
  const { data } = useVacanciesById(saved.slice(0, MAX_FETCHED).map(({ id }) => id));
  const present = saved.flatMap((item) => {
    const vacancy = data?.vacancies.get(item.id);
    return vacancy === null ? [] : (vacancy ?? item);
  });
  const [first, ...others] = closingWithinWeek(present, now);
  if (!first) return null;
  return (
    <LedgerSection
      title="検討リストで締切が近い案件"
      action={
        <TextLink href="/vacancy/saved/" standalone>
          {others.length > 0 ? `ほか${others.length}件も7日以内に締切` : '検討リストを見る'}
        </TextLink>
      }
    >
      <Rows>
        <li>
          <div>
            <RowTitle href={`/vacancy/${first.id}/`} title={first.title} />
            <p className="details">
              <span className="no-break">{dayTimeText(first.deadline)}まで</span>
              <span className="no-break">（{daysLeftText(first.deadline, now)}）</span>
            </p>
          </div>
        </li>
      </Rows>
    </LedgerSection>
  );
}

const Rows = styled(HomeRows)`
  background: ${theme.color.surface};
  border: ${theme.border.regular};
  border-block-start: ${theme.border.none};
`;
