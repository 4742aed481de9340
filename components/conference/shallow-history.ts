import { useRouter } from 'next/router';
import { useEffect } from 'react';

/**
 * Back and Forward between the sessions of the page open and close them at once: without this the router would first
 * ask the server for a page that it has.
 */
export function useShallowHistory() {
  const router = useRouter();
  useEffect(() => {
    router.beforePopState(({ url, as }) => {
      if (as.replace(/[?#].*$/, '') !== '/conference') return true;
      void router.replace(url, as, { shallow: true, scroll: false });
      return false;
    });
    return () => router.beforePopState(() => true);
  }, [router]);
}
