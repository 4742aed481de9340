import { Check, X } from 'lucide';
import styled from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { Link } from '@/components/ui/navigation/Link';
import { passFocusOn, showWhole } from '@/hooks/browser/focus';
import { vacancyListHref } from '@/hooks/lists/vacancy-list';
import { useCategories } from '@/hooks/vacancies';
import type { VacancyFilters } from '@/lib/vacancies/vacancy-filters';
import type { Category } from '@/schemas/vacancy-fields';
import { below, currentInForcedColors, focusRingInside, hoverable, largeText } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { chosenText, getFilterGroups } from './filter-groups';

interface VacancyQuickFiltersProps {
  filters: VacancyFilters;
}

const DAYS_UP_TO_TWO = [1, 2];
const REMOTE = 'リモート';

/** The categories that are offered, as far as the API has them. */
const QUICK_CATEGORIES = ['IPO準備', '決算・開示', '社外役員'];

const toggle = <T,>(values: readonly T[], value: T): T[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

/** Returns the conditions that many members look for, each with what a press changes. */
function getQuickFilters({ search, days, categories }: VacancyFilters, allCategories: readonly Category[]) {
  const words = search.split(/\s+/).filter(Boolean);
  const hasDays = days.join() === DAYS_UP_TO_TWO.join();
  return [
    {
      label: REMOTE,
      isActive: words.includes(REMOTE),
      changes: { search: toggle(words, REMOTE).join(' ') },
    },
    { label: '週2日まで', isActive: hasDays, changes: { days: hasDays ? [] : DAYS_UP_TO_TWO } },
    ...allCategories
      .filter(({ name }) => QUICK_CATEGORIES.includes(name))
      .map(({ id, name }) => ({
        label: name,
        isActive: categories.includes(id),
        changes: { categories: toggle(categories, id) },
      })),
  ];
}

/** Returns the chosen conditions by their group, each with what leaves it out. */
function getChosenFilters(filters: VacancyFilters, allCategories: readonly Category[]) {
  const groups = getFilterGroups(filters, allCategories).flatMap((group) => {
    const chosen = chosenText(group);
    return chosen ? [{ label: `${group.label}：${chosen}`, changes: group.toFilters([]) }] : [];
  });
  return filters.search ? [{ label: filters.search, changes: { search: '' } }, ...groups] : groups;
}

/** Filters that many members look for, as links that switch them on and off, so that they work without JavaScript. */
export function VacancyQuickFilters({ filters }: VacancyQuickFiltersProps) {
  const { data: allCategories = [] } = useCategories();
  const quickFilters = getQuickFilters(filters, allCategories);
  const quickLabels = quickFilters.filter(({ isActive }) => isActive).map(({ label }) => label);
  const isQuick = (label: string) =>
    quickLabels.some((quick) => label === quick || label === `カテゴリー：${quick}`) ||
    (quickLabels.includes('週2日まで') && label.startsWith('稼働日数：'));
  return (
    <List aria-label="よく使う条件">
      {quickFilters.map(({ label, isActive, changes }) => (
        <li key={label} className={isActive ? 'chosen' : undefined}>
          <Link
            href={vacancyListHref({ ...filters, page: 1, ...changes })}
            shallow
            scroll={false}
            aria-current={isActive || undefined}
            onFocus={showWhole}
          >
            <span>
              {isActive && <Icon node={Check} />}
              {label}
            </span>
          </Link>
        </li>
      ))}
      {getChosenFilters(filters, allCategories)
        .filter(({ label }) => label !== filters.search && !isQuick(label))
        .map((chosen) => (
          <li key={chosen.label} className="chosen phone-only">
            <ChosenFilter filters={filters} {...chosen} />
          </li>
        ))}
    </List>
  );
}

/** All conditions of a list without results, to leave one of them out. */
export function VacancyChosenFilters({ filters }: VacancyQuickFiltersProps) {
  const { data: allCategories = [] } = useCategories();
  return (
    <List aria-label="選んだ条件" className="wrapped">
      {getChosenFilters(filters, allCategories).map((chosen) => (
        <li key={chosen.label} className="chosen">
          <ChosenFilter filters={filters} {...chosen} />
        </li>
      ))}
    </List>
  );
}

interface ChosenFilterProps extends VacancyQuickFiltersProps {
  label: string;
  changes: Partial<VacancyFilters>;
}

const ChosenFilter = ({ filters, label, changes }: ChosenFilterProps) => (
  <Link
    ref={passFocusOn}
    href={vacancyListHref({ ...filters, page: 1, ...changes })}
    shallow
    scroll={false}
    onFocus={showWhole}
  >
    <span>
      <Icon node={X} />
      {label}
      <span className="visually-hidden">を外す</span>
    </span>
  </Link>
);

/*
 * The link is higher than what is drawn, so that it is easily pressed. Phones have one line that scrolls to the side, with what is
 * chosen at its beginning, for the keyboard too where the browser can; wider windows name it in the buttons above.
 */
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[2]};
  min-width: 0;

  &.wrapped {
    justify-content: center;
  }

  ${below.md} {
    &:not(.wrapped) {
      flex-wrap: nowrap;
      reading-flow: flex-visual;
      margin-inline-end: -${theme.space[4]};
      overflow-x: auto;
      scrollbar-width: none;
    }

    &:not(.wrapped) > li {
      flex: none;
      max-width: 100%;
    }

    &:not(.wrapped) a:focus-visible {
      ${focusRingInside}
    }

    &:not(.wrapped) > .chosen {
      order: -1;
    }
  }

  &:not(.wrapped) > .phone-only {
    display: none;

    ${below.md} {
      display: list-item;
    }
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.touch};
    color: inherit;
    font-size: ${theme.text.small};
    text-decoration: none;
    white-space: nowrap;

    ${largeText} {
      white-space: normal;
    }
  }

  &.wrapped a {
    white-space: normal;
    overflow-wrap: anywhere;
  }

  a > span {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[1]};
    min-height: ${theme.size.chip};
    padding-inline: ${theme.space[3]};
    background: ${theme.color.surface};
    border: ${theme.border.strong};
    border-radius: ${theme.radius.round};
  }

  ${hoverable} {
    a:hover > span {
      border: ${theme.border.primary};
    }
  }

  .chosen > a > span {
    color: ${theme.color.primaryPressed};
    background: ${theme.color.primaryTint};
    border: ${theme.border.primary};
    font-weight: 700;
    ${currentInForcedColors}
  }
`;
