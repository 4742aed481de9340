import { render } from '@testing-library/react';
import { getResponse, HttpResponse, http, type JsonBodyType, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import initHeadManager from 'next/dist/client/head-manager';
import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import type { StoreApi } from 'zustand';
import { setRuntime } from '@/gateway/runtime';
import App from '@/pages/_app';
import type { AppDeps } from '@/server/http/context';
import { useSubmitStore, useUnsavedChangesStore } from '@/stores/form-store';
import { useMenuStore } from '@/stores/menu-store';
import { useModalStore, useReloginStore } from '@/stores/modal-store';
import { useMypageStore } from '@/stores/mypage-store';
import { useNavigationStore, useScrollStore } from '@/stores/navigation-store';
import { useRegistrationCompleteStore, useRegistrationStore } from '@/stores/registration-store';
import { useToastStore } from '@/stores/toast-store';
import { createTestApi, type TestApi, type TestMember } from './api';
import { type Cookies, clearCookies, cookieHeader, cookieReceiver, storeCookies } from './browser-cookies';
import { contentRoutes } from './content-routes';
import { createDrfOrigin, type DrfOrigin } from './drf-origin/drf-origin';
import { createMemoryRouter } from './memory-router';
import { type LoadedPage, loadPageAt } from './page-loader';
import './jsdom-polyfills';
import type { ApiFetch } from '@/gateway/reference-api';
import type { Deviations } from './drf-origin/responses';

// Last, because next/link uses an IntersectionObserver when there is one as it loads, and jsdom has none.

const API = '*/api/v3/public/*';
const resetStore = <T,>(store: StoreApi<T>) => store.setState(store.getInitialState());

/** Stores are shared between renders, so each test resets them to simulate a new browser. */
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

type Method = 'all' | 'get' | 'post' | 'patch' | 'delete';

/** One browser in front of the real API, with its cookies and server-rendered page data. */
export interface Site {
  api: TestApi;
  cookies: Cookies;
  /** Opens a path as from the address bar. @returns the router, which shows the current location */
  open: (path: string) => Promise<{ current: NextRouter }>;
  /** Sets the session cookies of the member. */
  logIn: (member: TestMember) => Promise<void>;
  /** Opens a path as this member. @returns the router, as `open` does */
  openAs: (member: TestMember, path: string) => Promise<{ current: NextRouter }>;
  /** Opens a path as a member who is created for it, with the given fields. */
  openAsNewMember: (
    path: string,
    fields?: Parameters<TestApi['createMember']>[0],
  ) => Promise<{ member: TestMember; router: { current: NextRouter } }>;
  /** Overrides request handlers of the browser and of getServerSideProps for one test, for example to force errors. */
  use: (...handlers: RequestHandler[]) => void;
  /** Lets a call return this reply for one test. */
  respond: (method: Method, path: string, status: number, body: JsonBodyType) => void;
  /** Holds the replies to a call until the returned function is called, which waits for them. */
  hold: (method: Method, path: string) => () => Promise<void>;
  /** Puts a Django REST Framework deployment with these deviations in front of the API for one test. */
  deviate: (deviations: Deviations) => DrfOrigin;
  /** Passes a page's request to the API, for handlers that change the response. */
  answer: (request: Request) => Promise<Response>;
}

/** Passes a request of the page to the API, with the HttpOnly cookies that scripts cannot set. */
async function forward(request: Request, fetch: (request: Request) => Promise<Response>, cookies: Cookies) {
  const receiveCookies = cookieReceiver(cookies);
  const headers = new Headers(request.headers);
  // Scripts of the page may have set cookies, too.
  const own = new Map(document.cookie.split('; ').map((pair) => pair.split('=') as [string, string]));
  headers.set('cookie', cookieHeader(new Map([...own, ...cookies])));
  const body = ['GET', 'HEAD'].includes(request.method) ? undefined : await request.text();
  const response = await fetch(new Request(request.url, { method: request.method, headers, body }));
  receiveCookies(response.headers.getSetCookie());
  return new HttpResponse(response.status === 304 ? null : await response.text(), {
    status: response.status,
    headers: { 'content-type': response.headers.get('content-type') ?? 'application/json' },
  });
}

/**
 * Sets up the site. Call it at the top of a test file; add members and vacancies through `api`.
 * @param createDeps returns replacements for external services, such as a token issuer that replaces Google
 */
export function setUpSite(createDeps: () => Promise<Partial<AppDeps>> = async () => ({})): Site {
  const cookies = new Map() as Cookies;
  const site = { cookies } as Site;
  let drf: DrfOrigin | undefined;
  const running = new Set<Promise<Response>>();
  const fetch = async (request: Request) => {
    const response = Promise.resolve((drf ?? site.api.app).fetch(request));
    running.add(response);
    return response.finally(() => running.delete(response));
  };
  site.answer = (request) => forward(request, fetch, cookies);
  const server = setupServer(
    http.all(API, ({ request }) => site.answer(request)),
    ...contentRoutes,
  );
  let overrides: RequestHandler[] = [];
  /** Answers the calls of getServerSideProps, which MSW does not intercept, with the same overrides. */
  const answerServerSide: ApiFetch = async (request) => {
    const response = await getResponse(overrides, request.clone());
    // apiFetch never rejects: an API that cannot be reached is a 502.
    return response?.type === 'error' ? new Response(null, { status: 502 }) : (response ?? fetch(request));
  };

  beforeAll(async () => {
    const api = await createTestApi(await createDeps());
    // Members have an invoice state by default, because otherwise the invoice dialog would cover every page.
    site.api = { ...api, createMember: (member) => api.createMember({ invoiceState: '3', ...member }) };
    setRuntime({ fetch: answerServerSide, stop: async () => undefined, banner: [] });
    server.listen({ onUnhandledRequest: 'error' });
    vi.stubGlobal('scrollTo', () => undefined);
  });
  afterEach(() => {
    server.resetHandlers();
    overrides = [];
    drf = undefined;
    clearCookies(cookies);
    localStorage.clear();
    sessionStorage.clear();
    resetStores();
  });
  afterAll(async () => {
    server.close();
    setRuntime(undefined);
    // A poll may outlive its test, and would log that the database is gone.
    await Promise.allSettled(running);
    await site.api.drop();
  });

  site.use = (...handlers) => {
    overrides = [...handlers, ...overrides];
    server.use(...handlers);
  };
  site.respond = (method, path, status, body) =>
    site.use(http[method](path, () => HttpResponse.json(body, { status })));
  site.hold = (method, path) => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const replies: Promise<Response>[] = [];
    site.use(
      http[method](path, ({ request }) => {
        const reply = released.then(() => site.answer(request));
        replies.push(reply);
        return reply;
      }),
    );
    return async () => {
      release();
      await Promise.all(replies);
    };
  };
  site.deviate = (deviations) => {
    drf = createDrfOrigin({ fetch: (request) => site.api.app.fetch(request), deviations });
    return drf;
  };
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
  site.openAs = async (member, path) => {
    await site.logIn(member);
    return site.open(path);
  };
  site.openAsNewMember = async (path, fields) => {
    const member = await site.api.createMember(fields);
    return { member, router: await site.openAs(member, path) };
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
