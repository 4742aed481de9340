import { useRouter } from 'next/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useScrollStore } from '@/stores/scroll-store';

const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Whether this document takes the place of one that the person has already scrolled. */
function isReloadOrBackForward(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

/**
 * Next's own restoration (next.config `scrollRestoration`) knows Back and Forward within one document; after a
 * reload, or on the way back from another site, its keys are gone. This keeps the place across documents.
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
      // The browser may then restore it sooner than any script runs.
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
