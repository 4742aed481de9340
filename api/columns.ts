import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import { lazyImport } from '@/lib/lazy-import';
import type { ColumnLibrary } from './column-views';
import { read } from './read';

const schemas = () => lazyImport(() => import('@/schemas/columns'));
// Like them, needed in the browser only where the server could not reach the API.
const views = () => lazyImport(() => import('./column-views'));

/** Spec §9: columns are never stale, kept for 24 h and not asked for again after a failure. */
const DAY = 24 * 60 * 60_000;
const lasting = { staleTime: Number.POSITIVE_INFINITY, gcTime: DAY, retry: false } as const;

/** Both calls together (spec §7). */
async function readLibrary(context: QueryFunctionContext): Promise<ColumnLibrary> {
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
const libraryOf = ({ client }: QueryFunctionContext) => client.fetchQuery(columnQueries.library());

/** A page gets what it shows and no more: the whole library would be hundreds of kB (decision 0033). */
export const columnQueries = {
  all: () => ['columns'] as const,
  /** Every column with its text, and every tag. Never sent along with a page. */
  library: () =>
    queryOptions({
      queryKey: [...columnQueries.all(), 'library'],
      queryFn: readLibrary,
      meta: { isSource: true },
      ...lasting,
    }),
  top: () =>
    queryOptions({
      queryKey: [...columnQueries.all(), 'top'],
      queryFn: async (context) => (await views()).mediaTop(await libraryOf(context)),
      ...lasting,
    }),
  /** Null for an unknown tag. */
  tag: (id: number) =>
    queryOptions({
      queryKey: [...columnQueries.all(), 'tag', id],
      queryFn: async (context) => (await views()).tagPage(await libraryOf(context), id),
      ...lasting,
    }),
  /** Null for an unknown column. */
  article: (id: number) =>
    queryOptions({
      queryKey: [...columnQueries.all(), 'article', id],
      queryFn: async (context) => (await views()).article(await libraryOf(context), id),
      ...lasting,
    }),
  /** The newest interviews. */
  interviews: () =>
    queryOptions({
      queryKey: [...columnQueries.all(), 'interviews'],
      queryFn: async (context) => (await views()).interviews(await libraryOf(context)),
      ...lasting,
    }),
  /** What people say in columns. */
  voices: () =>
    queryOptions({
      queryKey: [...columnQueries.all(), 'voices'],
      queryFn: async (context) =>
        (await lazyImport(() => import('./column-voices'))).voices(await libraryOf(context)),
      ...lasting,
    }),
};
