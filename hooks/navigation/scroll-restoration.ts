import { useRouter } from 'next/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useScrollStore } from '@/stores/navigation-store';

const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Returns whether this document replaces one that the user may have scrolled. */
function isReloadOrBackForward(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

/**
 * Restores the scroll position after a reload and after Back from another site. Next's own restoration (next.config
 * `scrollRestoration`) handles Back and Forward within one document only, because its keys are lost with the document.
 */
export function useScrollRestoration(): void {
  const { asPath } = useRouter();
  const path = useRef(asPath);
  useEffect(() => {
    path.current = asPath;
  }, [asPath]);

  useIsomorphicLayoutEffect(() => {
    const top = useScrollStore.getState().positions[path.current];
    if (top && isReloadOrBackForward() && window.scrollY === 0) window.scrollTo(0, top);

    const handlePageHide = () => {
      useScrollStore.getState().savePosition(path.current, window.scrollY);
      // With 'auto', the browser can restore the position before any script runs.
      window.history.scrollRestoration = 'auto';
    };
    const handlePageShow = () => {
      window.history.scrollRestoration = 'manual';
    };
    window.addEventListener('pagehide', handlePageHide);
    window.addEventListener('pageshow', handlePageShow);
    return () => {
      window.removeEventListener('pagehide', handlePageHide);
      window.removeEventListener('pageshow', handlePageShow);
    };
  }, []);
}
