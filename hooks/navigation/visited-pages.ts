import { type Query, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { useIsLoggedIn } from '@/hooks/session/login-status';
import { csrfTokenIn } from '@/lib/csrf-token';
import { interceptPageData } from './page-data';
import { PageDataMemory } from './page-data-memory';

const toAddress = (path: string): string => new URL(path, window.location.href).href;

/** Kept data of another session is not used. */
const readSession = () => csrfTokenIn(document.cookie);

const isPolled = ({ observers }: Query): boolean => observers.some(({ options }) => options.refetchInterval);

interface RouteChange {
  address: string;
  /** True for Back and Forward, which change the address of the window before they start. */
  isTraversal: boolean;
  isFromMemory?: boolean;
  /** What the server has answered. */
  body?: string;
}

/**
 * Answers Back and Forward from memory: the page appears at once, also without a connection. Next's router itself asks the
 * server for the props of a page with getServerSideProps whenever it is opened. What a page shows of the API comes from
 * React Query, where newer data stays, and what is polled is polled at once. Nothing is kept beyond a write, a
 * login or a logout, so no page is older than what the member has done (decision 0188).
 */
export function useVisitedPages(): void {
  const { asPath, events, pathname, query } = useRouter();
  const client = useQueryClient();
  const isLoggedIn = useIsLoggedIn();
  const [memory] = useState(() => new PageDataMemory());
  const [first] = useState({ path: asPath, page: pathname, query });

  useEffect(() => {
    let shownAddress = toAddress(first.path);
    const { page, query, props } = window.__NEXT_DATA__;
    // The document contains the data of its page. This code is loaded late, and may begin on another page.
    const isOfDocument = page === first.page && JSON.stringify(query) === JSON.stringify(first.query);
    if (isOfDocument && props.pageProps && !props.pageProps.isApiUnavailable)
      memory.add(shownAddress, { body: JSON.stringify(props), session: readSession(), at: 0 });

    let change: RouteChange | undefined;
    const handleStart = (path: string, { shallow }: { shallow: boolean }) => {
      const address = toAddress(path);
      const isTraversal = address === window.location.href && address !== shownAddress;
      change = shallow ? undefined : { address, isTraversal };
    };
    const handleComplete = (path: string) => {
      shownAddress = toAddress(path);
      const { address, isFromMemory, body } = change ?? {};
      change = undefined;
      if (isFromMemory) void client.refetchQueries({ type: 'active', predicate: isPolled });
      // With a redirect, the data is of the page that led to another one.
      if (body !== undefined && address === shownAddress)
        memory.add(address, { body, session: readSession(), at: performance.now() });
    };
    const stopIntercepting = interceptPageData(async (send) => {
      const current = change;
      const kept = current?.isTraversal && memory.get(current.address, readSession());
      if (current && kept) {
        current.isFromMemory = true;
        return new Response(kept, { headers: { 'Content-Type': 'application/json' } });
      }
      const response = await send();
      if (current && response.ok) current.body = await response.clone().text();
      return response;
    });
    events.on('routeChangeStart', handleStart);
    events.on('routeChangeComplete', handleComplete);
    return () => {
      stopIntercepting();
      events.off('routeChangeStart', handleStart);
      events.off('routeChangeComplete', handleComplete);
    };
  }, [client, events, first, memory]);

  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        // A write whose reply was lost may have been done, too.
        if (event.type === 'updated' && ['success', 'error'].includes(event.action.type)) memory.clear();
      }),
    [client, memory],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept belongs to the login status of before
  useEffect(() => () => memory.clear(), [isLoggedIn, memory]);
}
