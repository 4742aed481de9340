import { keepPreviousData, type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import { lazyImport } from '@/lib/lazy-import';
import type { SeminarSummary } from '@/schemas/seminars';
import { read } from './read';

const schemas = () => lazyImport(() => import('@/schemas/seminars'));

/** Spec §9: seminar lists are polled every 10 s. */
const polled = { refetchInterval: 10_000 } as const;

/** Spec §9. */
export const SEMINAR_PAGE_SIZE = 24;

/** The API's greatest page. */
const PROGRAMME_PAGE = 100;

/** How many of the coming seminars a preview asks for: enough to find some that still take applications. */
const PREVIEW_SIZE = 12;

/** All that is to come, page by page: the list has it first, and ends it with the first that is over. */
async function readProgramme(context: QueryFunctionContext): Promise<SeminarSummary[]> {
  const shape = schemas().then((module) => module.seminarSummaryPageSchema);
  // By id: what is published between two pages moves a seminar on to the second.
  const programme = new Map<number, SeminarSummary>();
  for (let page = 1; ; page += 1) {
    const params = { page: String(page), seminar_page_size: String(PROGRAMME_PAGE) };
    const { results, next } = await read(context, '/seminar-summaries/', shape, new URLSearchParams(params));
    const coming = results.filter(({ status }) => status !== 'past');
    for (const seminar of coming) programme.set(seminar.id, seminar);
    if (!next || coming.length === 0 || coming.length < results.length) return [...programme.values()];
  }
}

export const seminarQueries = {
  all: () => ['seminars'] as const,
  /** A page of the list: what is to come first. @param page from 1 */
  list: (page: number) =>
    queryOptions({
      queryKey: [...seminarQueries.all(), 'list', page],
      queryFn: (context) =>
        read(
          context,
          '/seminar-summaries/',
          schemas().then((module) => module.seminarSummaryPageSchema),
          new URLSearchParams({ page: String(page), seminar_page_size: String(SEMINAR_PAGE_SIZE) }),
        ),
      placeholderData: keepPreviousData,
      ...polled,
    }),
  /** One seminar; null when there is none (spec §7: the first of the results). */
  detail: (id: number) =>
    queryOptions({
      queryKey: [...seminarQueries.all(), 'detail', id],
      queryFn: async (context) => {
        const shape = schemas().then((module) => module.seminarPageSchema);
        const page = await read(context, '/seminars/', shape, new URLSearchParams({ id: String(id) }));
        return page.results[0] ?? null;
      },
      ...polled,
    }),
  /** Everything that is to come (decision 0035). */
  programme: () =>
    queryOptions({
      queryKey: [...seminarQueries.all(), 'programme'],
      queryFn: readProgramme,
      ...polled,
    }),
  /** The few that come next, for a preview. */
  coming: () =>
    queryOptions({
      queryKey: [...seminarQueries.all(), 'coming'],
      queryFn: (context) =>
        read(
          context,
          '/seminar-summaries/',
          schemas().then((module) => module.seminarSummaryPageSchema),
          new URLSearchParams({ seminar_page_size: String(PREVIEW_SIZE) }),
        ),
    }),
};
