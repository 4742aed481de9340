import { useEffect } from 'react';
import type { LoadFailureState } from './lazy-context';

/** Interval in milliseconds. */
const RETRY_EVERY = 30_000;

/** For components that render nothing: retries the load at intervals without showing an error. */
export function RetryLater({ isRetrying, retry }: LoadFailureState) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure restarts the timer
  useEffect(() => {
    if (isRetrying) return;
    const timer = setTimeout(retry, RETRY_EVERY);
    return () => clearTimeout(timer);
  }, [isRetrying]);
  return null;
}
