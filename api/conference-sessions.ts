import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import { type SeminarSummary, seminarSummaryPageReply } from '@/schemas/seminar-fields';
import { pollingInterval } from './polling';
import { seminarQueries } from './seminars';
import { read, type WholeList } from './transport/read';
import { readUpcomingSeminars } from './upcoming-seminars';

async function readSessions(context: QueryFunctionContext): Promise<WholeList<SeminarSummary>> {
  let leftOut = 0;
  const rows = await readUpcomingSeminars(async (query) => {
    const params = new URLSearchParams(query);
    const page = await read(context, '/seminar-summaries/', seminarSummaryPageReply, params);
    leftOut += page.leftOut;
    return page;
  });
  return { rows, leftOut };
}

/** All upcoming seminars, which are the sessions of the conference (decision 0035). Spec §9: polled every 10 s. */
export const conferenceSessionsQuery = () =>
  queryOptions({
    queryKey: [...seminarQueries.all(), 'conference'],
    queryFn: readSessions,
    refetchInterval: pollingInterval,
  });
