import { useRouter } from 'next/router';
import { type MouseEvent, useState } from 'react';
import { parseId } from '@/lib/ids';
import type { VacancyFilters } from '@/lib/vacancies/vacancy-filters';
import { vacancyListHref } from './vacancy-filters';

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
