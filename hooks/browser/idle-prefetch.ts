import { useEffect } from 'react';
import { whenIdle } from '@/lib/when-idle';

/**
 * Fetches a lazily loaded component that the screen will probably need, once the page is idle. A failure is left to
 * the component itself, which tries again when it is rendered.
 * @param load does not change between renders
 */
export function useIdlePrefetch(load: () => Promise<unknown>, isProbable = true): void {
  useEffect(
    () => (isProbable ? whenIdle(() => void load().catch(() => undefined)) : undefined),
    [load, isProbable],
  );
}
