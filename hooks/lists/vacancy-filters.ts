import { useRouter } from 'next/router';
import { useMemo } from 'react';
import { parseVacancyFilters, type VacancyFilters, vacancyFilterParams } from '@/lib/vacancy-filters';

/** The address of the list with these filters. */
export function vacancyListHref(filters: VacancyFilters): string {
  const query = vacancyFilterParams(filters, 'vacancy_page').toString();
  return query ? `/vacancy/?${query}` : '/vacancy/';
}

/** The list's filters live in the address alone; changing them is a navigation, so Back undoes it. */
export function useVacancyFilters() {
  const router = useRouter();
  const filters = useMemo(() => parseVacancyFilters(router.query, 'vacancy_page'), [router.query]);

  /** Shallow: the list is fetched by its own query, the page need not be asked again. */
  const changeFilters = (changes: Partial<VacancyFilters>) =>
    router.push(vacancyListHref({ ...filters, page: 1, ...changes }), undefined, {
      shallow: true,
      scroll: false,
    });

  return { filters, changeFilters };
}
