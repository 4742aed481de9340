import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import type { ListPage } from '@/schemas/replies';
import { seminarSummaryPageReply } from '@/schemas/seminar-fields';
import { pollingInterval } from './polling';
import { seminarQueries } from './seminars';
import { read, readPages, type WholeList } from './transport/read';

/** The largest page size that the API accepts. */
const MAX_PAGE_SIZE = 100;

interface Row {
  id: number;
  status: string;
  starts_at: string;
}

const isPast = ({ status }: Row) => status === 'past';

/** A seminar without a known time comes last. */
const startOf = ({ starts_at }: Row) => Date.parse(starts_at) || Number.POSITIVE_INFINITY;

/**
 * Returns the seminars that have not taken place yet, the next one first. The reference API lists them first, so no page
 * after one that ends with a past seminar is read. An API that lists the past ones first is read to its last page.
 * @param readPage returns null when there is no such page
 */
export async function readUpcomingSeminars<T extends Row>(
  readPage: (query: string) => Promise<ListPage<T> | null>,
): Promise<WholeList<T>> {
  let hasUpcoming = false;
  const { rows, leftOut } = await readPages(async (query) => {
    const page = await readPage(query);
    hasUpcoming ||= page?.results.some((seminar) => !isPast(seminar)) ?? false;
    return page && hasUpcoming && page.results.slice(-1).some(isPast) ? { ...page, next: null } : page;
  }, `page=1&seminar_page_size=${MAX_PAGE_SIZE}`);
  const upcoming = rows.filter((seminar) => !isPast(seminar)).sort((a, b) => startOf(a) - startOf(b));
  return { rows: upcoming, leftOut };
}

const readSessions = (context: QueryFunctionContext) =>
  readUpcomingSeminars((query) =>
    read(context, '/seminar-summaries/', seminarSummaryPageReply, new URLSearchParams(query)),
  );

/** All upcoming seminars, which are the sessions of the conference (decision 0030). Spec §9: polled every 10 s. */
export const conferenceSessionsQuery = () =>
  queryOptions({
    queryKey: [...seminarQueries.all(), 'conference'],
    queryFn: readSessions,
    meta: { isPaged: true },
    refetchInterval: pollingInterval,
  });
