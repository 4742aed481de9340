import { type Query, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { onFinalFailure } from '@/api/client';
import { ApiCallError } from '@/lib/errors/api-call-error';
import { useSubmitStore } from '@/stores/form-store';
import { showErrorToast } from '@/stores/toast-store';

/** Handles every failed API call as spec §8 defines. */
export function useHttpFailures(): void {
  const router = useRouter();
  useEffect(
    () =>
      onFinalFailure(({ error: { status, error }, isBackground, isRepeated }) => {
        useSubmitStore.getState().release();
        // Data on screen stays after a failed refetch. The screen shows that it may be out of date (decision 0003).
        if (isBackground) return;
        if (status === 403 && !isRepeated) showErrorToast(error ?? 'エラーが発生しました。');
        if (status === 404 || status === 500) void router.push('/custom-404/');
      }),
    [router],
  );
}

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
