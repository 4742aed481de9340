import { queryOptions } from '@tanstack/react-query';
import { lazyImport } from '@/lib/lazy-import';
import { type VacancyFilters, vacancyFilterParams } from '@/lib/vacancy-filters';
import { optional } from './client';
import { columnQueries } from './columns';
import { read } from './transport/read';

const MAX_VACANCIES = 3;

const OPEN: VacancyFilters = { page: 1, days: [], status: ['open'], search: '', categories: [] };

/** What the readers of a tag (spec §2) look for, as filters of the list. The other tags say nothing about a vacancy. */
const FILTERS_OF_TAG: Readonly<Record<number, Partial<VacancyFilters>>> = {
  124: { search: 'リモート' },
  126: { search: 'CFO' },
  127: { search: '決算' },
  128: { search: 'コンサルティング' },
  129: { search: '社外' },
  130: { search: '監査役' },
  131: { days: [1, 2] },
};

/**
 * A few open vacancies that fit the subject of a column, and the filters of their list; the newest ones when none fits. Null
 * when there are none. It is not polled.
 */
export const columnVacanciesQuery = (id: number) =>
  queryOptions({
    queryKey: ['column-vacancies', id],
    queryFn: async (context) => {
      const column = await context.client.fetchQuery(columnQueries.detail(id));
      const fitting = column?.tags.map((tag) => FILTERS_OF_TAG[tag.id]).find(Boolean);
      for (const filters of [...(fitting ? [{ ...OPEN, ...fitting }] : []), OPEN]) {
        const params = vacancyFilterParams(filters, 'page');
        params.set('page', '1');
        params.set('vacancy_page_size', String(MAX_VACANCIES));
        const { results } = await read(
          context,
          '/vacancy-summaries/',
          lazyImport(() => import('@/schemas/replies/vacancies')).then(
            (module) => module.vacancySummaryPageReply,
          ),
          params,
        );
        if (results.length > 0) return { vacancies: results, filters };
      }
      return null;
    },
    meta: optional,
  });
