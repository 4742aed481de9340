import type { Query } from '@tanstack/react-query';
import { POLLING_MS } from '@/lib/business-constants';
import { ApiCallError } from '@/lib/errors/api-call-error';
import { SHARED_PAGE_SECONDS, SHARED_RESPONSE_SECONDS } from '@/lib/shared-cache';
import { MINUTE_MS } from '@/schemas/time';

const FIRST_POLL_MS = POLLING_MS - (SHARED_PAGE_SECONDS + SHARED_RESPONSE_SECONDS) * 1_000;

/** The longest pause of a poll that the API throttles, so that an open page soon notices that the limit was raised. */
const MAX_PAUSE_MS = 5 * MINUTE_MS;

/** Returns for how long the API asks not to repeat a poll that it has throttled. */
const demandedPause = (error: unknown): number =>
  error instanceof ApiCallError ? Math.min(error.retryAfter * 1_000, MAX_PAUSE_MS) : 0;

/**
 * Returns the time in milliseconds until the next poll. Data that came with the page may be as old as a page that is
 * kept in memory and the replies in it, so it is polled earlier. The server's clock is not compared with the browser's,
 * which may be wrong.
 */
export const pollingInterval = ({ state }: Pick<Query, 'state'>): number =>
  Math.max(
    state.dataUpdateCount + state.errorUpdateCount > 1 ? POLLING_MS : FIRST_POLL_MS,
    demandedPause(state.error),
  );
