import { useRouter } from 'next/router';
import { type MouseEvent, useState } from 'react';
import { parseId } from '@/lib/ids';
import type { VacancyFilters } from '@/lib/vacancy-filters';
import { vacancyListHref } from './vacancy-filters';

/** The page behind the address of a chosen vacancy: the list, its filters and the choice. */
function getListHref(filters: VacancyFilters, vacancyId: number): string {
  const href = vacancyListHref(filters);
  return `${href}${href.includes('?') ? '&' : '?'}vacancy=${vacancyId}`;
}

/**
 * Which vacancy stands beside the list (decision 0048). The address then is the vacancy's own, so that whoever gets
 * the link sees the vacancy, in any window; Back and Forward walk through what was chosen.
 */
export function useVacancySelection(filters: VacancyFilters) {
  const router = useRouter();
  const selectedId = parseId(router.query.vacancy);
  // An object, so that pressing the same row again counts as well.
  const [focusRequest, setFocusRequest] = useState<{ id: number } | null>(null);

  /** For the link of a row: a plain press chooses; anything else (new tab, download) is the browser's. */
  const handleRowClick = (event: MouseEvent, id: number) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setFocusRequest({ id });
    if (id !== selectedId)
      void router.push(getListHref(filters, id), `/vacancy/${id}/`, { shallow: true, scroll: false });
  };

  return { selectedId, focusRequest, handleRowClick };
}
