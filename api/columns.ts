import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import type { ColumnsAndTags } from '@/lib/column-views';
import { lazyImport } from '@/lib/lazy-import';
import { read } from './transport/read';

const schemas = () => lazyImport(() => import('@/schemas/columns'));
// Like them, needed in the browser only where the server could not reach the API.
const loadColumnViews = () => lazyImport(() => import('@/lib/column-views'));

/** Spec §9: columns are never stale, kept for 24 h and not asked for again after a failure. */
const DAY = 24 * 60 * 60_000;
const columnCache = { staleTime: Number.POSITIVE_INFINITY, gcTime: DAY, retry: false } as const;

/** Both calls together (spec §7). */
async function readColumnsAndTags(context: QueryFunctionContext): Promise<ColumnsAndTags> {
  const [columns, tags] = await Promise.all([
    read(
      context,
      '/columns/',
      schemas().then((module) => module.columnsSchema),
    ),
    read(
      context,
      '/tags/',
      schemas().then((module) => module.tagsSchema),
    ),
  ]);
  return { columns, tags };
}

/** The library out of the same client's cache, or fetched once for all who ask. */
const fetchColumnsAndTags = ({ client }: QueryFunctionContext) =>
  client.fetchQuery(columnQueries.columnsAndTags());

/** A page gets what it shows and no more: the whole library would be hundreds of kB (decision 0033). */
export const columnQueries = {
  all: () => ['columns'] as const,
  /** Every column with its text, and every tag. Never sent along with a page. */
  columnsAndTags: () =>
    queryOptions({
      queryKey: [...columnQueries.all(), 'library'],
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
  tag: (id: number) =>
    queryOptions({
      queryKey: [...columnQueries.all(), 'tag', id],
      queryFn: async (context) =>
        (await loadColumnViews()).buildTagPage(await fetchColumnsAndTags(context), id),
      ...columnCache,
    }),
  /** Null for an unknown column. */
  detail: (id: number) =>
    queryOptions({
      queryKey: [...columnQueries.all(), 'article', id],
      queryFn: async (context) =>
        (await loadColumnViews()).buildColumnDetail(await fetchColumnsAndTags(context), id),
      ...columnCache,
    }),
  /** The newest interviews. */
  interviews: () =>
    queryOptions({
      queryKey: [...columnQueries.all(), 'interviews'],
      queryFn: async (context) =>
        (await loadColumnViews()).latestInterviews(await fetchColumnsAndTags(context)),
      ...columnCache,
    }),
  /** What people say in columns. */
  testimonials: () =>
    queryOptions({
      queryKey: [...columnQueries.all(), 'voices'],
      queryFn: async (context) =>
        (await lazyImport(() => import('@/lib/column-testimonials'))).findTestimonials(
          await fetchColumnsAndTags(context),
        ),
      ...columnCache,
    }),
};
