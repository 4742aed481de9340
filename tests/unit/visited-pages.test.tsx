// @vitest-environment jsdom
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import Cookies from 'js-cookie';
import mitt from 'next/dist/shared/lib/mitt';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/api/client';
import { useVisitedPages } from '@/hooks/navigation/visited-pages';
import { LoginStatusProvider } from '@/hooks/session/login-status';

const originalFetch = window.fetch;
const send = vi.fn<typeof fetch>();
const FIRST = { props: { pageProps: { text: '利用規約' } }, page: '/terms', query: {} };

beforeEach(() => {
  // A page as the server sends it, different each time.
  let answers = 0;
  send.mockReset().mockImplementation(async () => {
    answers += 1;
    return new Response(JSON.stringify({ pageProps: { answers } }));
  });
  window.fetch = send;
  vi.stubGlobal('__NEXT_DATA__', FIRST);
  Cookies.set('csrftoken', 'first');
});
afterEach(() => {
  vi.restoreAllMocks();
  window.fetch = originalFetch;
  window.history.replaceState(null, '', '/');
});

/** Opens /terms with the hook. */
function openSite() {
  window.history.replaceState(null, '', '/terms');
  const events = mitt();
  const router = { asPath: '/terms', pathname: '/terms', query: {}, events } as unknown as NextRouter;
  const client = createQueryClient();
  let isLoggedIn = false;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RouterContext value={router}>
      <QueryClientProvider client={client}>
        <LoginStatusProvider isLoggedIn={isLoggedIn}>{children}</LoginStatusProvider>
      </QueryClientProvider>
    </RouterContext>
  );
  const { rerender } = renderHook(() => useVisitedPages(), { wrapper });
  const load = async () => (await window.fetch('/_next/data/build/page.json')).json();
  return {
    client,
    logIn: () => {
      isLoggedIn = true;
      rerender();
    },
    /** Follows a link, as Next's router does: the address changes after the data has arrived. */
    async follow(path: string, redirectedTo?: string) {
      events.emit('routeChangeStart', path, { shallow: false });
      let data = await load();
      const shown = redirectedTo ?? path;
      if (redirectedTo) {
        events.emit('routeChangeStart', redirectedTo, { shallow: false });
        data = await load();
      }
      window.history.replaceState(null, '', shown);
      events.emit('routeChangeComplete', shown, { shallow: false });
      return data;
    },
    /** Goes back or forward: the browser changes the address before the router starts. */
    async goBack(path: string) {
      window.history.replaceState(null, '', path);
      events.emit('routeChangeStart', path, { shallow: false });
      const data = await load();
      events.emit('routeChangeComplete', path, { shallow: false });
      return data;
    },
  };
}

const write = (client: QueryClient, mutationFn: () => Promise<unknown>) =>
  client
    .getMutationCache()
    .build(client, { mutationFn, retry: false })
    .execute(undefined)
    .catch(() => undefined);

it('shows a page again from memory on Back and Forward, also the first one', async () => {
  const site = openSite();
  const vacancy = await site.follow('/vacancy/1/');
  expect(await site.goBack('/terms')).toEqual(FIRST.props);
  expect(await site.goBack('/vacancy/1/')).toEqual(vacancy);
  expect(send).toHaveBeenCalledTimes(1);
});

it('asks the server when a link leads to a page that was shown before', async () => {
  const site = openSite();
  const first = await site.follow('/vacancy/1/');
  await site.follow('/terms');
  expect(await site.follow('/vacancy/1/')).not.toEqual(first);
  expect(send).toHaveBeenCalledTimes(3);
});

it('asks the server when the shown page is loaded again, as after a login', async () => {
  const site = openSite();
  const first = await site.follow('/vacancy/1/');
  expect(await site.follow('/vacancy/1/')).not.toEqual(first);
});

it.each<[string, (site: ReturnType<typeof openSite>) => unknown]>([
  ['after a login', ({ logIn }) => logIn()],
  ['after a login in another tab', () => Cookies.set('csrftoken', 'second')],
  ['after a write', ({ client }) => write(client, async () => null)],
  ['after a write without a reply', ({ client }) => write(client, () => Promise.reject(new Error('lost')))],
  ['after five minutes', () => vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 301_000)],
])('asks the server on Back %s', async (_title, change) => {
  const site = openSite();
  await site.follow('/vacancy/1/');
  await act(async () => change(site));
  expect(await site.goBack('/terms')).not.toEqual(FIRST.props);
});

it('does not keep a redirect or a page that failed', async () => {
  const site = openSite();
  await site.follow('/mypage/', '/auth/login/');
  await site.follow('/vacancy/1/');
  send.mockResolvedValueOnce(new Response('{"pageProps":{"failed":true}}', { status: 503 }));
  await site.follow('/vacancy/2/');
  send.mockClear();
  await site.goBack('/mypage/');
  await site.goBack('/vacancy/2/');
  expect(send).toHaveBeenCalledTimes(2);
});

it('does not take the data of the document for another page that is shown when the code has loaded', async () => {
  vi.stubGlobal('__NEXT_DATA__', { ...FIRST, page: '/vacancy' });
  const site = openSite();
  await site.follow('/vacancy/1/');
  expect(await site.goBack('/terms')).not.toEqual(FIRST.props);
});

it('does not keep a first page whose data could not be fetched', async () => {
  vi.stubGlobal('__NEXT_DATA__', { ...FIRST, props: { pageProps: { isApiUnavailable: true } } });
  const site = openSite();
  await site.follow('/vacancy/1/');
  await site.goBack('/terms');
  expect(send).toHaveBeenCalledTimes(2);
});

it('fetches at once what the page polls, and nothing else, when a page came from memory', async () => {
  const site = openSite();
  const fetchAgain = vi.spyOn(site.client, 'refetchQueries');
  await site.follow('/vacancy/1/');
  expect(fetchAgain).not.toHaveBeenCalled();
  await site.goBack('/terms');
  expect(fetchAgain).toHaveBeenCalledOnce();
  const { predicate } = fetchAgain.mock.calls[0]?.[0] ?? {};
  const queryWith = (options: object) => ({ observers: [{ options }] }) as never;
  expect(predicate?.(queryWith({ refetchInterval: 10_000 }))).toBe(true);
  expect(predicate?.(queryWith({}))).toBe(false);
});
