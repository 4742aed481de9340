import { queryOptions } from '@tanstack/react-query';
import { lazyImport } from '@/lib/lazy-import';
import { optional } from './client';

/**
 * A few open vacancies that fit the subject of a column, as its page shows them; the newest ones when none fits. Null when
 * there are none. It is not polled. Its code is loaded only when the server could not fetch them.
 */
export const columnVacanciesQuery = (id: number) =>
  queryOptions({
    queryKey: ['column-vacancies', id],
    queryFn: async (context) =>
      (await lazyImport(() => import('./column-vacancies-read'))).readColumnVacancies(context, id),
    meta: optional,
  });
