import { useRouter } from 'next/router';
import { useEffect } from 'react';

/**
 * Makes Back and Forward open and close sessions immediately. Without it the router would fetch the page's data from
 * the server again.
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
