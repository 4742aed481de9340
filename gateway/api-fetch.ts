import { env } from '@/config/env';
import { hasSessionCookie } from '@/config/session-cookie';
import { SHARED_RESPONSE_SECONDS } from '@/lib/shared-cache';
import { API_PREFIX } from '@/lib/urls';
import type { Made } from './cache';
import { API_UNAVAILABLE_MESSAGE, MAX_REPLY_BYTES, REPLY_TIMEOUT_MS } from './exchange';
import { forward } from './forward';
import type { ApiBindings, PageRead } from './reference-api';
import { readLimited, withTimeout } from './reply-limits';
import { getRuntime, siteCache } from './runtime';
import { SharedResponse } from './shared-response';

/** Where requests for {@link apiFetch} go. No header of a page's request may decide it (decision 0074). */
export const API_URL = `http://localhost${API_PREFIX}`;

/**
 * The lists that are the same for everybody, come whole in one reply, and of which each page shows little. They are known by
 * their path and not by the `meta` of a query, because browsers, whose queries the gateway does not see, call them too.
 */
const WHOLE_LISTS: ReadonlySet<string> = new Set(['/columns/', '/tags/']);
export const isWholeList = (path: string): boolean => WHOLE_LISTS.has(path);

/**
 * How long a reply may be kept at most, in seconds, and how long a whole list of an API that does not say it. A page may be
 * 5 s older than its data (lib/shared-cache.ts), and nobody should see anything older than 10 s.
 */
const MAX_SECONDS = 4;

/** A longer address is answered each time. No page of ours asks for one. */
const MAX_KEY_LENGTH = 1_000;

/** About 11,000 columns of 2,000 characters. */
export const MAX_SHARED_BYTES = 64 * 1024 * 1024;

/**
 * Returns the headers of a request for a page: what the calls of browsers accept, because a Django with DRF's pages for
 * browsers could otherwise answer with one of them, and what our own reverse proxy says about the visitor, which counts only
 * with TRUST_PROXY.
 */
export function pageRequestHeaders({ incoming }: ApiBindings = {}): Headers {
  const headers = new Headers({ accept: 'application/json, text/plain, */*' });
  for (const name of ['x-forwarded-for', 'x-forwarded-proto']) {
    const value = incoming?.headers?.[name];
    if (value) headers.set(name, String(value));
  }
  return headers;
}

async function callApi(request: Request, bindings?: ApiBindings): Promise<Response> {
  const { API_ORIGIN } = env();
  if (API_ORIGIN) return forward(request, API_ORIGIN, bindings);
  const fetch = getRuntime()?.fetch;
  return fetch
    ? fetch(request, bindings)
    : Response.json({ error: API_UNAVAILABLE_MESSAGE }, { status: 503, headers: { 'Retry-After': '5' } });
}

/** Returns for how many seconds everybody may get a reply, as its headers say; 0 for one that may not be kept. */
function sharedSeconds({ status, headers }: Response): number {
  const control = headers.get('cache-control') ?? '';
  const seconds = Number(/(?:^|[\s,])s-maxage=(\d+)/.exec(control)?.[1] ?? 0);
  const isPersonal = /private|no-store|no-cache/.test(control) || headers.has('set-cookie');
  return isPersonal || (status !== 200 && status !== 304) ? 0 : Math.min(seconds, MAX_SECONDS);
}

async function toShared(path: string, reply: Response, signal: AbortSignal): Promise<SharedResponse> {
  const { status } = reply;
  const headers = Object.fromEntries(reply.headers);
  for (const name of ['set-cookie', 'content-length', 'content-encoding', 'transfer-encoding', 'date'])
    delete headers[name];
  const maxBytes = isWholeList(path) ? MAX_SHARED_BYTES : MAX_REPLY_BYTES;
  return new SharedResponse(status, headers, await readLimited(reply, maxBytes, signal));
}

const keyOf = (path: string): string => `api ${path}`;

/**
 * Asks for a reply with nothing of a visitor but what our proxy says, which the limits of the API need. Only such a reply is
 * kept, because an API may vary its replies by any header of a visitor.
 */
function renew(
  path: string,
  previous: SharedResponse | undefined,
  bindings: ApiBindings = {},
): Promise<Made<SharedResponse>> {
  const headers = pageRequestHeaders(bindings);
  if (previous?.validator) headers.set('if-none-match', previous.validator);
  return withTimeout(REPLY_TIMEOUT_MS, async (signal) => {
    const request = new Request(`${API_URL}${path}`, { headers, signal });
    const reply = await callApi(request, bindings.incoming && { incoming: bindings.incoming });
    const isUsable = reply.status === 200 || reply.status === 304;
    const seconds = sharedSeconds(reply) || (isUsable && isWholeList(path) ? MAX_SECONDS : 0);
    if (previous && reply.status === 304) {
      await reply.body?.cancel();
      return { value: previous, seconds, bytes: previous.bytes };
    }
    const value = (await toShared(path, reply, signal)).orSame(previous);
    return { value, seconds, bytes: value.bytes };
  });
}

/**
 * Returns the reply that visitors without a session get to a read: the kept one, else a new one, which is kept if it says so.
 * @param path below /api/v3/public, with its query
 * @param bindings the connection of the request because of which it is read
 * @throws Error when the body is too long, too slow or breaks off
 */
export const readAsVisitor = (path: string, bindings?: ApiBindings): Promise<SharedResponse> =>
  siteCache().get<SharedResponse>(
    keyOf(path),
    (previous) => renew(path, previous, bindings),
    SHARED_RESPONSE_SECONDS,
  );

interface Reader {
  /** Whether the caller may be logged in. */
  hasSession: boolean;
  /** Whether a page of this site reads the reply, and not a browser, whose cookies and headers the API may ask for. */
  isPage?: boolean;
  /** Who may get the reply, if the reference API says so. */
  sharedWith?: PageRead['sharedWith'] | undefined;
  bindings?: ApiBindings | undefined;
}

const variesByCookie = (vary: unknown): boolean => /cookie/i.test(String(vary));

/** Returns whether members get what is kept for visitors: the reference API says so, an existing one may forget to. */
const isForMembers = ({ headers }: SharedResponse): boolean =>
  !env().API_ORIGIN && !variesByCookie(headers.vary);

/**
 * Returns a reply that everybody gets, or null when the caller has to ask for an own one. Of an existing API only what pages
 * without a session have read, and whole lists, are kept: it may vary its replies by any header of a browser, and made-up
 * addresses push nothing out of the cache.
 * @param path below /api/v3/public, with its query
 * @throws Error when the body is too long, too slow or breaks off
 */
export async function readShared(
  path: string,
  { hasSession, isPage = false, sharedWith, bindings }: Reader,
): Promise<SharedResponse | null> {
  const isForCaller = sharedWith === 'everybody' || (!hasSession && sharedWith !== 'nobody');
  const isOfPage = isPage && (isWholeList(path) || (isForCaller && path.length <= MAX_KEY_LENGTH));
  const known = siteCache().peek<SharedResponse>(keyOf(path))?.value;
  const isShared = isOfPage || (known && (!hasSession || isForMembers(known)));
  return isShared ? readAsVisitor(path, bindings) : null;
}

/** Returns the path of a read whose reply may be kept, or null. */
function sharedPathOf({ method, url, headers }: Request): string | null {
  if (method !== 'GET' || headers.has('authorization') || headers.has('range')) return null;
  const { pathname, search } = new URL(url);
  const path = `${pathname.slice(API_PREFIX.length)}${search}`;
  return pathname.startsWith(`${API_PREFIX}/`) && path.length <= MAX_KEY_LENGTH ? path : null;
}

const toResponse = (shared: SharedResponse): Response =>
  new Response(new Uint8Array(shared.body), {
    status: shared.status,
    headers: { ...(shared.headers as Record<string, string>), etag: shared.etag },
  });

/**
 * Sends a request to /api/v3/public: to the API at API_ORIGIN when that is set, and otherwise to the reference API in
 * this process. What is kept for everybody is not asked for again, and a public reply of the reference API, which depends on
 * its address alone, is kept. Never rejects while the reply has not begun. When the API
 * is unavailable, returns 502, 503 or 504 with a Japanese `error`.
 * @param bindings the connection of the request, from which rate limits take the client's address
 */
export async function apiFetch(request: Request, bindings?: ApiBindings): Promise<Response> {
  const path = sharedPathOf(request);
  if (path === null) return callApi(request, bindings);
  const hasSession = hasSessionCookie(request.headers.get('cookie') ?? undefined);
  const known = await readShared(path, { hasSession, bindings }).catch(() => null);
  if (known) return toResponse(known);
  const startedAt = performance.now();
  const reply = await callApi(request, bindings);
  const seconds = env().API_ORIGIN || reply.status !== 200 ? 0 : sharedSeconds(reply);
  if (seconds === 0 || (hasSession && variesByCookie(reply.headers.get('vary')))) return reply;
  const value = await toShared(path, reply, request.signal);
  siteCache().set(keyOf(path), { value, seconds, bytes: value.bytes }, startedAt);
  return toResponse(value);
}
