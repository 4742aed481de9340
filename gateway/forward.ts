import { env } from '@/config/env';
import { API_PREFIX, isPathBelow } from '@/lib/urls';
import { exchange, TIMEOUTS_MS } from './exchange';
import {
  cleanReplyHeaders,
  dropForeignRedirect,
  forbidSharing,
  forwardedHeaders,
  isForeignWrite,
} from './forward-headers';
import type { ApiBindings } from './reference-api';

const FOREIGN_MESSAGE =
  'このサイト以外のページからは操作できません。このサイトの画面を開いて、もう一度お試しください。';
const NOT_FOUND_MESSAGE = 'お探しの情報が見つかりません。';

/**
 * Forwards a request to the API at another origin and returns its reply. Of the request's address, only the path
 * below /api/v3/public/ and the query are used. Cookies and X-CSRFToken are passed on. Never rejects: returns 403 for a
 * write from a page of another site, 404 for any other path, and 502 and 504 as {@link exchange} does.
 */
export async function forward(
  request: Request,
  origin: string,
  bindings?: ApiBindings,
  timeouts = TIMEOUTS_MS,
): Promise<Response> {
  // The API cannot check this itself, because the headers that it would check are replaced below.
  if (isForeignWrite(request))
    return Response.json({ error: FOREIGN_MESSAGE, code: 'cross_site_request' }, { status: 403 });
  const { pathname, search } = new URL(request.url);
  if (!isPathBelow(pathname, `${API_PREFIX}/`))
    return Response.json({ error: NOT_FOUND_MESSAGE }, { status: 404 });
  const target = new URL(`${pathname}${search}`, origin);
  const headers = forwardedHeaders(request, origin, bindings);
  const response = await exchange(request, target, { headers, timeouts, outgoing: bindings?.outgoing });
  cleanReplyHeaders(response.headers, target);
  forbidSharing(request, response, origin);
  dropForeignRedirect(request, response);
  return response;
}

/** Types that a browser shows without running a script of this site. */
const SAFE_TYPES = /^(?:image\/[\w.+-]+|audio\/[\w.+-]+|video\/[\w.+-]+|application\/pdf)\s*(?:;|$)/i;

/** An SVG that is opened by itself is a document: it runs no script, loads nothing and has no access to this site. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

const notFound = () => new Response('Not Found', { status: 404, headers: { 'Content-Type': 'text/plain' } });

/**
 * Fetches a file below API_MEDIA_PATH from the API at API_ORIGIN, without the visitor's cookies (decision 0074). Never
 * rejects: returns 404 without API_ORIGIN, for other paths and for types that are not pictures, sound, film or PDF; 502 and
 * 504 when the API does not answer.
 */
export async function handleMediaRequest(request: Request, bindings?: ApiBindings): Promise<Response> {
  const { API_ORIGIN, API_MEDIA_PATH } = env();
  const { pathname, search } = new URL(request.url);
  if (!API_ORIGIN || !API_MEDIA_PATH || !isPathBelow(pathname, API_MEDIA_PATH)) return notFound();
  const target = new URL(`${pathname}${search}`, API_ORIGIN);
  const headers = forwardedHeaders(request, API_ORIGIN, bindings);
  for (const name of ['cookie', 'authorization', 'x-csrftoken']) headers.delete(name);
  const response = await exchange(request, target, { headers, outgoing: bindings?.outgoing });
  cleanReplyHeaders(response.headers, target);
  response.headers.delete('set-cookie');
  // A 304 and an error have no picture.
  const isPicture = SAFE_TYPES.test(response.headers.get('content-type') ?? '');
  if (response.ok && !isPicture) {
    await response.body?.cancel();
    return notFound();
  }
  if (response.status >= 400) {
    await response.body?.cancel();
    return new Response(null, { status: response.status });
  }
  response.headers.set('X-Content-Type-Options', 'nosniff');
  response.headers.set('Content-Security-Policy', POLICY);
  return response;
}
