import { randomBytes } from 'node:crypto';
import {
  checkCsrf,
  cookiesOf,
  type DjangoSettings,
  type GunicornOptions,
  getHost,
  isSecure,
  Rejected,
  SAFE_METHODS,
  toWsgi,
  type WsgiRequest,
} from '../django-csrf';
import { createMemberStore } from './member-store';
import {
  type Deviations,
  isPastEnd,
  type Json,
  rename,
  toDrfBody,
  withAbsoluteLinks,
  withMediaFiles,
} from './responses';

const PREFIX = '/api/v3/public';
const REFERENCE_ORIGIN = 'http://localhost:3000';

interface DrfOptions {
  /** Answers calls of the reference API, which has the data. */
  fetch: (request: Request) => Response | Promise<Response>;
  settings?: Partial<DjangoSettings>;
  server?: GunicornOptions;
  deviations?: Deviations;
}

/** Headers that Django's SecurityMiddleware, DRF and gunicorn add to every reply. */
const DJANGO_HEADERS = {
  Vary: 'Accept, Cookie',
  Allow: 'GET, POST, HEAD, OPTIONS',
  Server: 'gunicorn',
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** A picture of one pixel. Every address below MEDIA_URL answers with it. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function copyHeaders(from: Headers, to: Headers, names: readonly string[]): void {
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) to.set(name, value);
  }
}

/** One call, as far as it has been read. */
interface Call {
  request: Request;
  path: string;
  wsgi: WsgiRequest;
  cookies: Map<string, string>;
  /** What `request.build_absolute_uri('/')` starts with. */
  origin: string;
}

export interface DrfOrigin {
  /** The calls that reached a view, such as `POST /login/`. */
  calls: string[];
  /** Can be changed between calls. */
  deviations: Deviations;
  /** Handles a request as it arrives over the network. */
  fetch: (request: Request) => Promise<Response>;
}

/**
 * A Django REST Framework deployment of the specification, for tests of the proxy and of the pages. The reference API
 * has its data; Django's checks, cookies, links and error shapes are in front of it, and every reply can deviate in what
 * the specification leaves open.
 */
export function createDrfOrigin({
  fetch,
  settings: overrides = {},
  server = {},
  deviations = {},
}: DrfOptions): DrfOrigin {
  const settings: DjangoSettings = {
    version: 4,
    allowedHosts: ['*'],
    secureProxySslHeader: false,
    useXForwardedHost: false,
    ...overrides,
  };
  const calls: string[] = [];
  const store = createMemberStore();
  const drf: DrfOrigin = { calls, deviations, fetch: handle };

  const sessionName = () => drf.deviations.sessionCookieName ?? 'sessionid';
  const flags = () =>
    `; Path=/; SameSite=Lax${settings.secureCookies ? '; Secure' : ''}${
      drf.deviations.cookieDomain ? `; Domain=${drf.deviations.cookieDomain}` : ''
    }`;
  const newToken = () => `csrftoken=${randomBytes(16).toString('hex')}; Max-Age=31449600${flags()}`;

  async function handle(request: Request): Promise<Response> {
    try {
      const wsgi = toWsgi(request, server);
      const origin = `${isSecure(wsgi, settings) ? 'https' : 'http'}://${getHost(wsgi, settings)}`;
      const { pathname } = new URL(request.url);
      const path = pathname.replace(PREFIX, '');
      return await answer({ request, path, wsgi, cookies: cookiesOf(wsgi.headers), origin });
    } catch (error) {
      if (!(error instanceof Rejected)) throw error;
      if (error.status === 400) return new Response('<h1>Bad Request (400)</h1>', { status: 400 });
      return Response.json({ detail: `CSRF Failed: ${error.message}` }, { status: error.status });
    }
  }

  function assertCsrf({ request, wsgi, cookies }: Call): void {
    const isChecked = !drf.deviations.csrfForAuthenticatedOnly || cookies.has(sessionName());
    if (isChecked && !SAFE_METHODS.has(request.method)) checkCsrf(wsgi, settings, cookies);
  }

  async function answer(call: Call): Promise<Response> {
    const { request, path, origin, wsgi } = call;
    const { pathname, search } = new URL(request.url);
    if (settings.secureSslRedirect && !isSecure(wsgi, settings)) {
      const headers = { Location: `${origin.replace(/^http:/, 'https:')}${pathname}${search}` };
      return new Response(null, { status: 301, headers });
    }
    if (pathname.startsWith('/media/')) return answerMedia(request, pathname);
    if (!pathname.startsWith(`${PREFIX}/`)) return new Response('<h1>Not Found</h1>', { status: 404 });
    assertCsrf(call);
    const failure = failureOf(path, request.method);
    if (failure) return failure;
    calls.push(`${request.method} ${path}`);
    return toDrf(await askAndStore(call), call);
  }

  function answerMedia(request: Request, pathname: string): Response {
    if (!drf.deviations.mediaFiles) return new Response('<h1>Not Found</h1>', { status: 404 });
    calls.push(`${request.method} ${pathname}`);
    return new Response(new Uint8Array(PICTURE), { headers: { 'Content-Type': 'image/png' } });
  }

  /** Returns the reply of a call that the deviations let fail. */
  function failureOf(path: string, method: string): Response | undefined {
    const text = drf.deviations.refusesWritesWith;
    if (text !== undefined && !SAFE_METHODS.has(method))
      return new Response(text, {
        headers: { 'Content-Type': /^[{["]/.test(text) ? 'application/json' : 'text/html' },
      });
    const status = drf.deviations.htmlErrors?.[path];
    if (status === undefined) return undefined;
    return new Response('<html><h1>Error</h1></html>', { status, headers: { 'Content-Type': 'text/html' } });
  }

  /** Returns the body of a request in the names of the reference API. */
  async function bodyOf(request: Request): Promise<ArrayBuffer | string | null> {
    if (SAFE_METHODS.has(request.method)) return null;
    const names = drf.deviations.renamedRequestFields;
    const isJson = request.headers.get('content-type')?.includes('json');
    if (!names || !isJson) return request.arrayBuffer();
    return JSON.stringify(rename((await request.json()) as Json, names));
  }

  /** Sends the call, and stores a write about the member as its deviations say. */
  async function askAndStore(call: Call): Promise<Response> {
    const { request, path } = call;
    const isJson = request.headers.get('content-type')?.includes('json');
    const sent =
      isJson && !SAFE_METHODS.has(request.method) ? ((await request.clone().json()) as Json) : null;
    const reply = await askReference(call);
    if (reply.ok) store.write(path, sent, drf.deviations);
    return reply;
  }

  /** Sends the call to the reference API with its own session cookie and a CSRF token that it accepts. */
  async function askReference({ request, path, cookies }: Call): Promise<Response> {
    const session = cookies.get(sessionName());
    const cookie = session ? `sessionid=${session}` : '';
    const headers = new Headers({ cookie });
    copyHeaders(request.headers, headers, ['accept', 'content-type', 'if-none-match']);
    if (!SAFE_METHODS.has(request.method)) {
      const reply = await fetch(
        new Request(`${REFERENCE_ORIGIN}${PREFIX}/members/me/`, { headers: { cookie } }),
      );
      // Not stored with storeCookies, because these cookies are not those of the browser's document.
      const issued = reply.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
      headers.set('cookie', [cookie, ...issued].filter(Boolean).join('; '));
      headers.set('x-csrftoken', issued.join().match(/csrftoken=([^,]+)/)?.[1] ?? '');
    }
    const search = new URL(request.url).searchParams;
    const { fixedPageSize } = drf.deviations;
    for (const name of ['vacancy_page_size', 'seminar_page_size'])
      if (fixedPageSize && search.has(name)) search.set(name, String(fixedPageSize));
    const body = await bodyOf(request);
    const address = `${REFERENCE_ORIGIN}${PREFIX}${path}?${search}`;
    return fetch(new Request(address, { method: request.method, headers, body }));
  }

  /** Returns the cookies that Django sets where the reference API replied like this. */
  function cookiesFor(reply: Response, cookies: Map<string, string>): string[] {
    const session = reply.headers.getSetCookie().find((cookie) => cookie.startsWith('sessionid='));
    const value = session?.split(';')[0]?.slice('sessionid='.length);
    const isFirstVisit = !drf.deviations.csrfCookieAtLoginOnly && !cookies.has('csrftoken');
    // A login replaces the token, as Django's `rotate_token` does.
    const token = isFirstVisit || (value !== undefined && reply.ok) ? [newToken()] : [];
    if (value === undefined) return token;
    const life = value === '' ? 'Max-Age=0' : 'Max-Age=1209600; HttpOnly';
    return [`${sessionName()}=${value}; ${life}${flags()}`, ...token];
  }

  /** Returns the JSON of a reply of the reference API as Django writes it. */
  function bodyFor(json: Json, status: number, { origin }: Call): Json {
    const stored = store.read(json, drf.deviations);
    const body = toDrfBody(stored, status, drf.deviations);
    return withAbsoluteLinks(drf.deviations.mediaFiles ? withMediaFiles(body, origin) : body, origin);
  }

  /** Returns how Django refuses a call that requires a login. */
  function refuse(body: Json, headers: Headers, { request, path, cookies }: Call): Response {
    const { hasNullMember, redirectsAnonymousWrites, anonymousStatus = 403 } = drf.deviations;
    if (hasNullMember && path === '/members/me/')
      return Response.json({ member: null, django_user: null }, { headers });
    if (cookies.has(sessionName())) return Response.json(body, { status: 403, headers });
    if (redirectsAnonymousWrites && request.method !== 'GET')
      return new Response(null, { status: 302, headers });
    return Response.json(body, { status: anonymousStatus, headers });
  }

  /** Returns a reply of the reference API as Django writes it. */
  async function toDrf(reply: Response, call: Call): Promise<Response> {
    const { request, path, cookies } = call;
    const headers = new Headers(DJANGO_HEADERS);
    copyHeaders(reply.headers, headers, ['content-type', 'etag', 'retry-after', 'cache-control']);
    for (const cookie of cookiesFor(reply, cookies)) headers.append('Set-Cookie', cookie);
    if (!/json/.test(headers.get('content-type') ?? ''))
      return new Response(reply.body, { status: reply.status, headers });
    const body = bodyFor(await reply.json(), reply.status, call);
    if (drf.deviations.notFoundPastEnd && isPastEnd(body, request))
      return Response.json({ detail: 'Invalid page.' }, { status: 404, headers });
    if (reply.status === 403 && path !== '/login/') return refuse(body, headers, call);
    return Response.json(body, { status: reply.status, headers });
  }

  return drf;
}
