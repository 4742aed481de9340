import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import { lazyImport } from '@/lib/lazy-import';
import type { SeminarSummary } from '@/schemas/replies/seminars';
import { pollingInterval } from './polling';
import { seminarQueries } from './seminars';
import { read } from './transport/read';
import { readPages } from './transport/read-pages';

/** The largest page size that the API accepts. */
const MAX_PAGE_SIZE = 100;

const isPast = ({ status }: SeminarSummary) => status === 'past';

/** Fetches all upcoming seminars. The API lists them first, so the page with the first past seminar is the last. */
async function readSessions(context: QueryFunctionContext): Promise<SeminarSummary[]> {
  const reader = lazyImport(() => import('@/schemas/replies/seminars')).then(
    (module) => module.seminarSummaryPageReply,
  );
  const seminars = await readPages(async (query) => {
    const page = await read(context, '/seminar-summaries/', reader, new URLSearchParams(query));
    return page.results.some(isPast) ? { ...page, next: null } : page;
  }, `page=1&seminar_page_size=${MAX_PAGE_SIZE}`);
  return seminars.filter((seminar) => !isPast(seminar));
}

/** All upcoming seminars, which are the sessions of the conference (decision 0035). Spec §9: polled every 10 s. */
export const conferenceSessionsQuery = () =>
  queryOptions({
    queryKey: [...seminarQueries.all(), 'conference'],
    queryFn: readSessions,
    refetchInterval: pollingInterval,
  });
