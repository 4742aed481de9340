import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { GetServerSideProps } from 'next';
import type { ComponentType } from 'react';
import { type Cookies, cookieHeader, cookieReceiver } from './browser-cookies';

interface PageModule {
  default: ComponentType;
  getServerSideProps?: GetServerSideProps;
}

const MODULES = import.meta.glob<PageModule>(['/pages/**/*.tsx', '!/pages/_*.tsx']);

/** Sorts static routes before routes with a parameter, and the catch-all route last. */
const countDynamicSegments = (pathname: string) =>
  Number(pathname.includes('[')) + Number(pathname.includes('[...'));

/** Maps files to routes: `/pages/vacancy/[id]/index.tsx` → `/vacancy/[id]`. */
const ROUTES = Object.entries(MODULES)
  .map(([file, load]) => {
    const pathname = file.replace(/^\/pages/, '').replace(/(\/index)?\.tsx$/, '') || '/';
    const pattern = pathname.replace(/\[\.{3}\w+\]/, '.+').replace(/\[(\w+)\]/g, '(?<$1>[^/]+)');
    return { pathname, load, matches: new RegExp(`^${pattern}/?$`) };
  })
  .sort((a, b) => countDynamicSegments(a.pathname) - countDynamicSegments(b.pathname));

/** The routes of all pages, as Next names them: `/vacancy/[id]/entry`. */
export const PATHNAMES = ROUTES.map(({ pathname }) => pathname);

/** Returns a path that matches the route: `/vacancy/[id]/entry` → `/vacancy/1/entry`. The tag 133 is one of spec §2. */
export function toPath(pathname: string, ids: Record<'column' | 'seminar' | 'vacancy', number>): string {
  if (pathname === '/[...path]') return '/no-such-page';
  const [, section] = pathname.split('/');
  const id = section === 'column' && pathname.includes('/tag/') ? 133 : ids[section as keyof typeof ids];
  return pathname.replace('[id]', String(id));
}

function routeOf(path: string) {
  for (const route of ROUTES) {
    const match = route.matches.exec(path);
    if (match) return { ...route, params: { ...match.groups } };
  }
  throw new Error(`No page answers ${path}`);
}

/** Returns the route that answers a path: `/vacancy/1/entry` → `/vacancy/[id]/entry`. */
export const toRoute = (path: string): string => routeOf(path).pathname;

export interface LoadedPage {
  Component: ComponentType;
  pageProps: Record<string, unknown>;
  pathname: string;
  query: Record<string, string | string[]>;
  asPath: string;
  status: number;
  /** Node's response without a connection. A page that returns a file has already ended it. */
  res: ServerResponse;
}

/** Emits `close`, as when a response has been sent or the visitor has disconnected. */
export const closeResponse = (res: ServerResponse) => res.emit('close');

/**
 * Handles a request as Next does: finds the page, runs getServerSideProps with the cookies, and follows redirects.
 * @param onResponse is called with each response before its page is loaded
 */
export async function loadPageAt(
  path: string,
  cookies: Cookies,
  onResponse?: (res: ServerResponse) => void,
): Promise<LoadedPage> {
  const url = new URL(path, 'http://localhost:3000');
  const { pathname, load, params } = routeOf(url.pathname);
  const { default: Component, getServerSideProps } = await load();
  const query = { ...Object.fromEntries(url.searchParams), ...params };

  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: '127.0.0.1' });
  const req = Object.assign(new IncomingMessage(socket), {
    headers: {
      host: 'localhost:3000',
      cookie: cookieHeader(cookies),
      'x-request-id': 'the-id-of-the-request',
    },
    cookies: Object.fromEntries(cookies),
  });
  const res = new ServerResponse(req);
  onResponse?.(res);
  const receiveCookies = cookieReceiver(cookies);
  const result = await getServerSideProps?.({
    req,
    res,
    query,
    params,
    resolvedUrl: url.pathname + url.search,
  });
  receiveCookies([res.getHeader('set-cookie') ?? []].flat() as string[]);

  if (result && 'redirect' in result) {
    closeResponse(res);
    return loadPageAt(result.redirect.destination, cookies, onResponse);
  }
  const pageProps = result && 'props' in result ? await result.props : {};
  return { Component, pageProps, pathname, query, asPath: path, status: res.statusCode, res };
}
