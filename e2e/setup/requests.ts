import type { APIRequestContext, APIResponse, BrowserContext, Page } from '@playwright/test';
import { CSRF_COOKIE } from '@/config/cookies';
import { API_PREFIX } from '@/lib/urls';

/** Counts the writes from now on to paths that contain `call`. @returns a function that returns their number */
export function countWrites(page: Page, call: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes(call)) count += 1;
  });
  return () => count;
}

/** Collects the page’s requests to other origins. */
export function collectExternalRequests(page: Page, siteOrigin: string): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(siteOrigin)) requests.push(request.url());
  });
  return requests;
}

/** Sends calls with the cookies of a browser, as its pages do. */
export interface ApiClient {
  request: APIRequestContext;
  send(method: 'POST' | 'PATCH', path: string, data?: object): Promise<APIResponse>;
}

/** Returns a client with the cookies of `context`. Its calls go to the site at `origin`. */
export function createApiClient(context: BrowserContext, origin: string): ApiClient {
  const { request } = context;
  const readToken = async () =>
    (await context.cookies(origin)).find(({ name }) => name === CSRF_COOKIE)?.value;
  return {
    request,
    send: async (method, path, data) => {
      if (!(await readToken())) await request.get(`${origin}${API_PREFIX}/members/me/`);
      const headers = { 'X-CSRFToken': (await readToken()) ?? '', Origin: origin };
      return request.fetch(`${origin}${API_PREFIX}${path}`, { method, headers, ...(data && { data }) });
    },
  };
}
