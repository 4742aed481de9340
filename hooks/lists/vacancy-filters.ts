import { useRouter } from 'next/router';
import { useMemo } from 'react';
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
