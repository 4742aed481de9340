import type { Query } from '@tanstack/react-query';
import { SHARED_PAGE_SECONDS, SHARED_RESPONSE_SECONDS } from '@/lib/shared-cache';

/** Spec §9: lists and details are polled every 10 s. */
const POLLING_MS = 10_000;
const FIRST_POLL_MS = POLLING_MS - (SHARED_PAGE_SECONDS + SHARED_RESPONSE_SECONDS) * 1_000;

/**
 * Returns the time in milliseconds until the next poll. Data that came with the page may be as old as a page that is
 * kept in memory and the replies in it, so it is polled earlier. The server's clock is not compared with the browser's,
 * which may be wrong.
 */
export const pollingInterval = ({ state }: Pick<Query, 'state'>): number =>
  state.dataUpdateCount + state.errorUpdateCount > 1 ? POLLING_MS : FIRST_POLL_MS;
