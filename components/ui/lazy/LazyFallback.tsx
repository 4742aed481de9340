import type { DynamicOptionsLoadingProps } from 'next/dynamic';
import { useContext, useEffect, useState } from 'react';
import { reloadIfReachable } from '@/hooks/browser/page-reload';
import { LoadFailure } from './LoadFailure';
import { LazyContext } from './lazy-context';

/** The `loading` component of every `dynamic()`. The nearest LazyBoundary defines what it shows. */
export function LazyFallback({ error, retry }: DynamicOptionsLoadingProps) {
  const { loading = null, failed, onFailure } = useContext(LazyContext);
  // next/dynamic stores a failure permanently, so opening the component again starts a new attempt.
  const [earlierError] = useState(error);
  useEffect(() => {
    if (earlierError) retry?.();
  }, [earlierError, retry]);

  const [{ lastError, failures }, setHistory] = useState({ lastError: error, failures: 0 });
  if (error && error !== lastError) setHistory({ lastError: error, failures: failures + 1 });
  const hasFailed = failures > 0;
  useEffect(() => {
    if (!hasFailed) return;
    onFailure?.(true);
    return () => onFailure?.(false);
  }, [hasFailed, onFailure]);

  const [isChecking, setChecking] = useState(false);
  const handleReload = async () => {
    setChecking(true);
    if (!(await reloadIfReachable())) retry?.();
    setChecking(false);
  };

  if (!hasFailed) return loading;
  // The notice stays mounted while the component is loading again, because its button has the focus.
  const hasRetried = failures > 1;
  const failure = {
    isRetrying: isChecking || !error,
    hasRetried,
    retry: () => retry?.(),
    // After a deployment the scripts of this version may be gone from the server. Only a reload loads those of the new
    // version.
    retryOrReload: () => (hasRetried ? void handleReload() : retry?.()),
  };
  return failed ? failed(failure) : <LoadFailure {...failure} />;
}
