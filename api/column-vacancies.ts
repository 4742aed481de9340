import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import { vacancyFacts } from '@/lib/vacancies/vacancy-facts';
import { type VacancyFilters, vacancyFilterParams } from '@/lib/vacancies/vacancy-filters';
import { type VacancySummary, vacancySummaryPageReply } from '@/schemas/replies/vacancies';
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

const toRow = (vacancy: VacancySummary) => ({
  id: vacancy.id,
  href: `/vacancy/${vacancy.id}/`,
  title: vacancy.title,
  eyebrow: vacancy.company_profile,
  facts: vacancyFacts(vacancy),
});

/** Returns the rows below a column, and the address of their list. Null when no vacancy is open. */
async function readColumnVacancies(context: QueryFunctionContext, columnId: number) {
  // Both queries of the page share one fetch of the column.
  const column = await context.client.fetchQuery(columnQueries.detail(columnId));
  const fitting = column?.tags.map(({ id }) => FILTERS_OF_TAG[id]).find(Boolean);
  for (const filters of fitting ? [{ ...OPEN, ...fitting }, OPEN] : [OPEN]) {
    const params = vacancyFilterParams(filters, 'page');
    params.set('page', '1');
    params.set('vacancy_page_size', String(MAX_VACANCIES));
    const { results } = await read(context, '/vacancy-summaries/', vacancySummaryPageReply, params);
    if (results.length > 0)
      return {
        rows: results.map(toRow),
        listHref: `/vacancy/?${vacancyFilterParams(filters, 'vacancy_page')}`,
      };
  }
  return null;
}

/**
 * A few open vacancies that fit the subject of a column, as its page shows them; the newest ones when none fits. Null when
 * there are none. It is not polled.
 */
export const columnVacanciesQuery = (id: number) =>
  queryOptions({
    queryKey: ['column-vacancies', id],
    queryFn: (context) => readColumnVacancies(context, id),
    meta: optional,
  });
