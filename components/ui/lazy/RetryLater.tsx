import { useEffect } from 'react';
import type { LoadFailureState } from './lazy-context';

/** In ms. */
const RETRY_EVERY = 30_000;

/** For a component that shows nothing by itself: tries again from time to time, and bothers nobody with it. */
export function RetryLater({ isRetrying, retry }: LoadFailureState) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure starts the time anew
  useEffect(() => {
    if (isRetrying) return;
    const timer = setTimeout(retry, RETRY_EVERY);
    return () => clearTimeout(timer);
  }, [isRetrying]);
  return null;
}
