import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import { siteConfig } from '@/config/site';
import type { ColumnsAndTags } from '@/lib/columns/column-views';
import { type VacancyFilters, vacancyFilterParams } from '@/lib/vacancies/vacancy-filters';
import { columnsReply, tagsReply } from '@/schemas/column-fields';
import { vacancySummaryPageReply } from '@/schemas/vacancy-fields';
import { optional, referenceCache } from './client';
import { read, readAll, readWholeList } from './transport/read';

// It contains a parser of HTML. The browser needs it only when the server could not reach the API.
const loadColumnViews = () => import('@/lib/columns/column-views');

/** Spec §9: columns are not retried after a failure. */
const columnCache = { ...referenceCache, retry: false } as const;

/** Fetches columns and tags in parallel (spec §7). Columns are shown without their tags when these cannot be fetched. */
async function readColumnsAndTags(context: QueryFunctionContext): Promise<ColumnsAndTags> {
  const [{ combineColumnsAndTags }, columns, tags] = await Promise.all([
    loadColumnViews(),
    readWholeList(context, '/columns/', columnsReply),
    readAll(context, '/tags/', tagsReply).catch(() => null),
  ]);
  return combineColumnsAndTags(columns, tags);
}

/** Returns all columns and tags from the client's cache. Concurrent callers share one fetch. */
const fetchColumnsAndTags = ({ client }: QueryFunctionContext) =>
  client.fetchQuery(columnQueries.columnsAndTags());

/** Each query contains only what its page shows, because all columns together are hundreds of kB (decision 0070). */
export const columnQueries = {
  all: () => ['columns'] as const,
  /** Every column with its text, and every tag. Never dehydrated into a page. */
  columnsAndTags: () =>
    queryOptions({
      queryKey: [...columnQueries.all(), 'columnsAndTags'],
      queryFn: readColumnsAndTags,
      meta: { isInternal: true },
      ...columnCache,
    }),
  top: () =>
    queryOptions({
      queryKey: [...columnQueries.all(), 'top'],
      queryFn: async (context) => (await loadColumnViews()).buildMediaTop(await fetchColumnsAndTags(context)),
      ...columnCache,
    }),
  /** Null for an unknown tag. */
  tag: (id: number, page: number) =>
    queryOptions({
      queryKey: [...columnQueries.all(), 'tag', id, page],
      queryFn: async (context) =>
        (await loadColumnViews()).buildTagPage(await fetchColumnsAndTags(context), id, page),
      ...columnCache,
    }),
  /** Null for an unknown column. */
  detail: (id: number) =>
    queryOptions({
      queryKey: [...columnQueries.all(), 'detail', id],
      queryFn: async (context) =>
        (await loadColumnViews()).buildColumnDetail(await fetchColumnsAndTags(context), id, siteConfig()),
      ...columnCache,
    }),
  /** The newest interviews. */
  interviews: () =>
    queryOptions({
      queryKey: [...columnQueries.all(), 'interviews'],
      queryFn: async (context) =>
        (await loadColumnViews()).latestInterviews(await fetchColumnsAndTags(context)),
      meta: optional,
      ...columnCache,
    }),
  /** Quotations of people from the columns. */
  testimonials: () =>
    queryOptions({
      queryKey: [...columnQueries.all(), 'testimonials'],
      queryFn: async (context) =>
        (await loadColumnViews()).findTestimonials(await fetchColumnsAndTags(context)),
      meta: optional,
      ...columnCache,
    }),
};

const MAX_COLUMN_VACANCIES = 3;

const OPEN: VacancyFilters = { page: 1, days: [], status: ['open'], search: '', categories: [] };

/** What the readers of a tag (spec §2) look for, as filters of the list. The other tags say nothing about a vacancy. */
const FILTERS_OF_TAG: Readonly<Record<number, { title: string; filters: Partial<VacancyFilters> }>> = {
  124: { title: 'リモートの案件', filters: { search: 'リモート' } },
  126: { title: 'CFOの案件', filters: { search: 'CFO' } },
  127: { title: '決算の案件', filters: { search: '決算' } },
  128: { title: 'コンサルティングの案件', filters: { search: 'コンサルティング' } },
  129: { title: '社外役員の案件', filters: { search: '社外' } },
  130: { title: '監査役の案件', filters: { search: '監査役' } },
  131: { title: '週2日までの案件', filters: { days: [1, 2] } },
};
const NEWEST = { title: '新着の案件', filters: {} };

/** Returns the vacancies below a column, what they have in common, and the address of their list. Null when no vacancy is open. */
async function readColumnVacancies(context: QueryFunctionContext, columnId: number) {
  // Both queries of the page share one fetch of the column.
  const column = await context.client.fetchQuery(columnQueries.detail(columnId));
  const fitting = column?.tags.map(({ id }) => FILTERS_OF_TAG[id]).find(Boolean);
  for (const group of fitting ? [fitting, NEWEST] : [NEWEST]) {
    const filters = { ...OPEN, ...group.filters };
    const params = vacancyFilterParams(filters, 'page');
    params.set('page', '1');
    params.set('vacancy_page_size', String(MAX_COLUMN_VACANCIES));
    const { results } = await read(context, '/vacancy-summaries/', vacancySummaryPageReply, params);
    if (results.length > 0)
      return {
        title: group.title,
        vacancies: results,
        listText: group === NEWEST ? '募集中の案件をすべて見る' : `${group.title}をもっと見る`,
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
