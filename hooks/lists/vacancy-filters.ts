import { useRouter } from 'next/router';
import { useEffect, useMemo, useRef } from 'react';
import { lazyImport } from '@/lib/lazy-import';
import {
  parseVacancyFilters,
  type VacancyFilters,
  vacancyFilterParams,
} from '@/lib/vacancies/vacancy-filters';
import type { Category } from '@/schemas/replies/vacancies';

/** Returns the URL of the list with these filters. */
export function vacancyListHref(filters: VacancyFilters): string {
  const query = vacancyFilterParams(filters, 'vacancy_page').toString();
  return query ? `/vacancy/?${query}` : '/vacancy/';
}

/** Reads and changes the list's filters. Only the URL stores them, so Back undoes a change. */
export function useVacancyFilters() {
  const router = useRouter();
  const filters = useMemo(() => parseVacancyFilters(router.query, 'vacancy_page'), [router.query]);

  /** The filters that a search changes when its script has arrived; null when the person is on the way to another page. */
  const latest = useRef<VacancyFilters>(null);
  useEffect(() => {
    latest.current = filters;
    const leave = (_path: string, { shallow }: { shallow: boolean }) => {
      if (!shallow) latest.current = null;
    };
    router.events.on('routeChangeStart', leave);
    return () => router.events.off('routeChangeStart', leave);
  }, [filters, router.events]);

  /** Uses shallow routing, because the list is fetched by its own query and not by `getServerSideProps`. */
  const changeFilters = (changes: Partial<VacancyFilters>) =>
    router.push(vacancyListHref({ ...filters, page: 1, ...changes }), undefined, {
      shallow: true,
      scroll: false,
    });

  /** Searches for a text. Words that name a filter set that filter instead. */
  const search = async (text: string, categories: readonly Category[]) => {
    latest.current = filters;
    const { readSearchConditions } = await lazyImport(
      () => import('@/lib/vacancies/search-conditions'),
      // When the script did not arrive, these words are searched for like all others.
    ).catch(() => ({ readSearchConditions: () => ({ search: text }) }));
    const current = latest.current;
    if (current)
      void changeFilters({ ...current, page: 1, ...readSearchConditions(text, current, categories) });
  };

  return { filters, changeFilters, search };
}
