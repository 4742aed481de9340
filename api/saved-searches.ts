import { queryOptions } from '@tanstack/react-query';
import { lazyImport } from '@/lib/lazy-import';
import { MAX_NEW_VACANCIES, savedSearchFilters } from '@/lib/vacancies/saved-searches';
import { vacancyFilterParams } from '@/lib/vacancies/vacancy-filters';
import { optional } from './client';
import { read } from './transport/read';

/**
 * The newest vacancies of each saved search, at most ten of them. It is not polled: they are counted once while a page is
 * open. One query for all, because `useQueries` would split code that the first script of every list contains.
 */
export const newVacanciesQuery = (searches: readonly string[]) =>
  queryOptions({
    queryKey: ['saved-search-news', ...searches],
    queryFn: (context) =>
      Promise.all(
        searches.map(async (search) => {
          const params = vacancyFilterParams(savedSearchFilters(search), 'page');
          params.set('page', '1');
          params.set('vacancy_page_size', String(MAX_NEW_VACANCIES));
          const { results } = await read(
            context,
            '/vacancies/',
            lazyImport(() => import('@/schemas/replies/vacancies')).then((module) => module.vacancyPageReply),
            params,
          );
          return results.map(({ id, published_at }) => ({ id, published_at }));
        }),
      ),
    meta: optional,
  });
