import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import { siteConfig } from '@/config/site';
import type { ColumnsAndTags } from '@/lib/columns/column-views';
import { columnsReply, tagsReply } from '@/schemas/column-fields';
import { optional, referenceCache } from './client';
import { readAll, readWholeList } from './transport/read';

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

/** Each query contains only what its page shows, because all columns together are hundreds of kB (decision 0033). */
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
