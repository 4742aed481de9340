import { useEffect } from 'react';
import { whenIdle } from '@/lib/when-idle';

/**
 * Loads the code of a component that the screen will probably need when the page is idle. Failures are ignored,
 * because the component loads its code again when it is rendered.
 * @param load a function that does not change between renders
 */
export function useIdlePrefetch(load: () => Promise<unknown>, isProbable = true): void {
  useEffect(
    () => (isProbable ? whenIdle(() => void load().catch(() => undefined)) : undefined),
    [load, isProbable],
  );
}
