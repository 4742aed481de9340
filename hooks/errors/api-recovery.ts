import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiCallError } from '@/lib/errors/api-call-error';

/** Longer than between two polls, because the notice of a query disappears and is announced again with each attempt. */
const RETRY_MS = 30_000;

/** Returns whether a query has failed in a way that may pass, and is not being fetched. A refusal would stay the same. */
function mayRecover({ state: { status, fetchStatus, error } }: Query): boolean {
  if (status !== 'error' || fetchStatus !== 'idle') return false;
  return error instanceof ApiCallError && (error.isReplyLost || error.status === 429);
}

/**
 * Fetches what the page could not be rendered with again, until it has arrived: lists are polled anyway, but columns and
 * the data of members are not.
 * @returns whether any query has succeeded since the page was rendered
 */
export function useApiRecovery(): boolean {
  const client = useQueryClient();
  const [hasRecovered, setHasRecovered] = useState(false);
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') setHasRecovered(true);
      }),
    [client],
  );
  useEffect(() => {
    const retry = () => {
      // Nobody waits for a page that is in the background, and many such tabs would burden an API that starts again.
      if (document.visibilityState === 'visible')
        void client.refetchQueries({ type: 'active', predicate: mayRecover });
    };
    const timer = setInterval(retry, RETRY_MS);
    return () => clearInterval(timer);
  }, [client]);
  return hasRecovered;
}
