import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import { seminarSummaryPageReply } from '@/schemas/seminar-fields';
import { pollingInterval } from './polling';
import { seminarQueries } from './seminars';
import { read } from './transport/read';
import { readUpcomingSeminars } from './upcoming-seminars';

const readSessions = (context: QueryFunctionContext) =>
  readUpcomingSeminars((query) =>
    read(context, '/seminar-summaries/', seminarSummaryPageReply, new URLSearchParams(query)),
  );

/** All upcoming seminars, which are the sessions of the conference (decision 0035). Spec §9: polled every 10 s. */
export const conferenceSessionsQuery = () =>
  queryOptions({
    queryKey: [...seminarQueries.all(), 'conference'],
    queryFn: readSessions,
    meta: { isPaged: true },
    refetchInterval: pollingInterval,
  });
