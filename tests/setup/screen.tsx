import { configure, render } from '@testing-library/react';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import initHeadManager from 'next/dist/client/head-manager';
import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import type { StoreApi } from 'zustand';
import { setRuntime } from '@/lib/api-runtime';
import App from '@/pages/_app';
import type { AppDeps } from '@/server/http/context';
import { useMenuStore } from '@/stores/menu-store';
import { useModalStore } from '@/stores/modal-store';
import { useMypageStore } from '@/stores/mypage-store';
import { useNavigationStore } from '@/stores/navigation-store';
import { useRegistrationCompleteStore } from '@/stores/registration-complete-store';
import { useRegistrationStore } from '@/stores/registration-store';
import { useReloginStore } from '@/stores/relogin-store';
import { useScrollStore } from '@/stores/scroll-store';
import { useSubmitStore } from '@/stores/submit-store';
import { useToastStore } from '@/stores/toast-store';
import { useUnsavedChangesStore } from '@/stores/unsaved-changes-store';
import { createTestApi, type TestApi, type TestMember } from './api';
import { type Cookies, clearCookies, cookieHeader, storeCookies } from './browser-cookies';
import { contentRoutes } from './content-routes';
import { createMemoryRouter } from './memory-router';
import { type LoadedPage, loadPageAt } from './page-loader';
import './render';

// Server, database and password hashing are the real ones, and share the machine with other tests.
vi.setConfig({ testTimeout: 40_000, hookTimeout: 40_000 });
configure({ asyncUtilTimeout: 10_000 });

const API = '*/api/v3/public/*';
const resetStore = <T,>(store: StoreApi<T>) => store.setState(store.getInitialState());

/** Stores outlive a render, as they outlive a page: a new browser has new ones. */
function resetStores() {
  resetStore(useUnsavedChangesStore);
  resetStore(useMenuStore);
  resetStore(useModalStore);
  resetStore(useMypageStore);
  resetStore(useNavigationStore);
  resetStore(useRegistrationStore);
  resetStore(useReloginStore);
  resetStore(useScrollStore);
  resetStore(useSubmitStore);
  resetStore(useToastStore);
  resetStore(useRegistrationCompleteStore);
}

/** One browser in front of the real API: its cookies, and its pages with their data from the server. */
export interface Site {
  api: TestApi;
  cookies: Cookies;
  /** Comes to a path by its address; the router tells where the person is from then on. */
  open: (path: string) => Promise<{ current: NextRouter }>;
  /** Comes with that member's session. */
  logIn: (member: TestMember) => Promise<void>;
  /** Forced failures, for one test. */
  use: (...handlers: RequestHandler[]) => void;
  /** Answers a request of the page as the API does, for a handler that changes the reply. */
  answer: (request: Request) => Promise<Response>;
}

/** The way of a call from the page to the API, with the cookies that no script may set. */
async function forward(request: Request, fetch: (request: Request) => Promise<Response>, cookies: Cookies) {
  const headers = new Headers(request.headers);
  headers.set('cookie', cookieHeader(cookies));
  const body = ['GET', 'HEAD'].includes(request.method) ? undefined : await request.text();
  const response = await fetch(new Request(request.url, { method: request.method, headers, body }));
  storeCookies(cookies, response.headers.getSetCookie());
  return new HttpResponse(response.status === 304 ? null : await response.text(), {
    status: response.status,
    headers: { 'content-type': response.headers.get('content-type') ?? 'application/json' },
  });
}

/**
 * Call it at the top of a test file; members and vacancies are added through `api`.
 * @param createDeps what stands beside the API, as a real issuer in Google's place
 */
export function setUpSite(createDeps: () => Promise<Partial<AppDeps>> = async () => ({})): Site {
  const cookies = new Map() as Cookies;
  const site = { cookies } as Site;
  const fetch = async (request: Request) => site.api.app.fetch(request);
  site.answer = (request) => forward(request, fetch, cookies);
  const server = setupServer(
    http.all(API, ({ request }) => site.answer(request)),
    ...contentRoutes,
  );

  beforeAll(async () => {
    const api = await createTestApi(await createDeps());
    // Settled, or the invoice question would stand over every page.
    site.api = { ...api, createMember: (member) => api.createMember({ invoiceState: '3', ...member }) };
    setRuntime({ fetch, stop: async () => undefined, banner: [] });
    server.listen({ onUnhandledRequest: 'error' });
    vi.stubGlobal('scrollTo', () => undefined);
  });
  afterEach(() => {
    server.resetHandlers();
    clearCookies(cookies);
    localStorage.clear();
    sessionStorage.clear();
    resetStores();
  });
  afterAll(async () => {
    server.close();
    setRuntime(undefined);
    await site.api.drop();
  });

  site.use = (...handlers) => server.use(...handlers);
  site.logIn = async (member) => {
    const agent = await site.api.logInAs(member);
    const lines = [...agent.cookies].map(
      ([name, value]) => `${name}=${value}; path=/${name === 'sessionid' ? '; httponly' : ''}`,
    );
    storeCookies(cookies, lines);
  };
  site.open = async (path) => {
    const first = await loadPageAt(path, cookies);
    const router = { current: null as unknown as NextRouter };
    render(<Browser first={first} cookies={cookies} onRouter={(next) => (router.current = next)} />);
    return router;
  };
  return site;
}

interface BrowserProps {
  first: LoadedPage;
  cookies: Cookies;
  onRouter: (router: NextRouter) => void;
}

function Browser({ first, cookies, onRouter }: BrowserProps) {
  const [state, setState] = useState(() => {
    let loaded = first;
    const router = createMemoryRouter(
      first,
      async (path) => {
        loaded = await loadPageAt(path, cookies);
        return loaded;
      },
      (next) => {
        onRouter(next);
        setState(({ head }) => ({ router: next, page: loaded, head }));
      },
    );
    onRouter(router);
    return { router, page: first, head: initHeadManager() };
  });
  const { Component, pageProps } = state.page;
  return (
    <HeadManagerContext value={state.head}>
      <RouterContext value={state.router}>
        <App Component={Component} pageProps={pageProps} router={state.router as never} />
      </RouterContext>
    </HeadManagerContext>
  );
}
