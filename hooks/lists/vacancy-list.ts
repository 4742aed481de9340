import { useRouter } from 'next/router';
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { parseId } from '@/lib/url-numbers';
import { readSearchConditions } from '@/lib/vacancies/search-conditions';
import {
  parseVacancyFilters,
  type VacancyFilters,
  vacancyFilterParams,
} from '@/lib/vacancies/vacancy-filters';
import type { Category } from '@/schemas/vacancy-fields';

/** Returns the URL of the list with these filters. */
export function vacancyListHref(filters: VacancyFilters): string {
  const query = vacancyFilterParams(filters, 'vacancy_page').toString();
  return query ? `/vacancy/?${query}` : '/vacancy/';
}

/** Reads and changes the list's filters. Only the URL stores them, so Back undoes a change. */
export function useVacancyFilters() {
  const router = useRouter();
  const filters = useMemo(() => parseVacancyFilters(router.query, 'vacancy_page'), [router.query]);

  /** Uses shallow routing, because the list is fetched by its own query and not by `getServerSideProps`. */
  const changeFilters = (changes: Partial<VacancyFilters>) =>
    router.push(vacancyListHref({ ...filters, page: 1, ...changes }), undefined, {
      shallow: true,
      scroll: false,
    });

  /** Searches for a text. Words that name a filter set that filter instead. */
  const search = (text: string, categories: readonly Category[]) =>
    changeFilters(readSearchConditions(text, filters, categories));

  return { filters, changeFilters, search };
}

/**
 * Shows in a search field what the address searches for: after Back, after a search has been removed, and when words have become
 * filters. What somebody types on after Enter, while the results are on their way, stays.
 *
 * @param filters - what the address says, another object after each change of the address
 * @returns the ref of the field, and a function that returns its text without outer spaces and remembers that this text has
 * been searched for
 */
export function useSearchField(filters: { search: string }) {
  const field = useRef<HTMLInputElement>(null);
  const submitted = useRef<string>(null);
  const shown = useRef(filters.search);

  useEffect(() => {
    const input = field.current;
    const text = submitted.current;
    if (input && (text === null ? filters.search !== shown.current : text === input.value))
      input.value = filters.search;
    submitted.current = null;
    shown.current = filters.search;
  }, [filters]);

  const submitText = () => {
    const input = field.current;
    if (!input) return '';
    // The keyboard of a touch screen would cover the results.
    if (window.matchMedia('(pointer: coarse)').matches) input.blur();
    submitted.current = input.value;
    return input.value.trim();
  };

  return [field, submitText] as const;
}

/**
 * Returns the URL of the list page with its filters and the selected vacancy. The address bar shows the vacancy's
 * URL.
 */
function getListHref(filters: VacancyFilters, vacancyId: number): string {
  const href = vacancyListHref(filters);
  return `${href}${href.includes('?') ? '&' : '?'}vacancy=${vacancyId}`;
}

/**
 * Returns which vacancy is shown beside the list (decision 0048). The address bar shows the vacancy's own URL, so that
 * a shared link opens the vacancy in any window. Back and Forward go through the selected vacancies.
 */
export function useVacancySelection(filters: VacancyFilters) {
  const router = useRouter();
  // The router needs a moment for a new address. Until then the row that was pressed last counts.
  const [pressed, setPressed] = useState<{ id: number } | null>(null);
  // An object, so that pressing the same row again is a change of state.
  const [focusRequest, setFocusRequest] = useState(pressed);

  /** Selects the vacancy on a plain click on its row. The browser handles other clicks (new tab, download). */
  const handleRowClick = async (event: MouseEvent, id: number) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const press = { id };
    setPressed(press);
    setFocusRequest(press);
    // The router adds no entry to the history for the address that it already shows.
    await router.push(getListHref(filters, id), `/vacancy/${id}/`, { shallow: true, scroll: false });
    setPressed((current) => (current === press ? null : current));
  };

  return { selectedId: pressed?.id ?? parseId(router.query.vacancy), focusRequest, handleRowClick };
}
