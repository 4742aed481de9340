import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { openIfReachable } from '@/hooks/browser/page-reload';
import { showToast } from '@/stores/toast-store';

/**
 * Returns the entry of a page in the history.
 * @param path the page; after a quick Back, the window already has another address, and the state of the page is unknown
 */
function getHistoryEntry(path: string): { state: unknown; address: string } {
  const { href } = window.location;
  const address = new URL(path, href).href;
  return { state: address === href ? window.history.state : null, address };
}

/** Stops the route change. Next recognizes the property, and `router.push` then resolves to false. */
const createCancellation = () =>
  Object.assign(new Error('The page could not be loaded.'), { cancelled: true });

async function openOrExplain(path: string) {
  if (await openIfReachable(path)) return;
  showToast({
    message: 'ページを開けませんでした。通信状況を確認して、もう一度お試しください。',
    type: 'error',
    duration: 5000,
  });
}

/**
 * Stays on the page when the next page cannot be loaded, and says so. Next itself would load the page's address, and
 * without a connection the browser would replace the page, with everything typed there, by its own error page. When the
 * site does respond, the address is loaded: after a deployment the scripts of this version may be gone.
 */
export function useRouteFailures(): void {
  const { asPath, events } = useRouter();
  const [pathAtFirst] = useState(asPath);
  useEffect(() => {
    // Not the address of the window: this code is loaded late, and a Back may have changed that before.
    let entry = getHistoryEntry(pathAtFirst);
    const rememberEntry = (path: string) => {
      entry = getHistoryEntry(path);
    };
    // The page has its data now, and will be shown. A Back may come before it is, and before its address has its state.
    const rememberAddress = (path: string) => {
      const { href: address } = new URL(path, window.location.href);
      if (address !== entry.address) entry = { state: null, address };
    };
    const handleError = (error: { cancelled?: boolean }, path: string) => {
      // Another route change has replaced this one.
      if (error.cancelled) return;
      // Back and Forward change the address first. This pushes the entry of the page that stays.
      if (window.location.href !== entry.address) window.history.pushState(entry.state, '', entry.address);
      void openOrExplain(path);
      throw createCancellation();
    };
    events.on('beforeHistoryChange', rememberAddress);
    events.on('routeChangeComplete', rememberEntry);
    events.on('hashChangeComplete', rememberEntry);
    events.on('routeChangeError', handleError);
    return () => {
      events.off('beforeHistoryChange', rememberAddress);
      events.off('routeChangeComplete', rememberEntry);
      events.off('hashChangeComplete', rememberEntry);
      events.off('routeChangeError', handleError);
    };
  }, [events, pathAtFirst]);
}
