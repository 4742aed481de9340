import { env } from '@/config/env';
import type { ApiBindings } from '@/lib/api-bindings';
import { isPathBelow } from '@/lib/api-path';
import { cutWithReply } from './cut-reply';
import { exchange } from './exchange';
import { forwardedHeaders } from './forward-headers';
import { cleanReplyHeaders } from './reply-headers';

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
  const response = cutWithReply(await exchange(request, target, headers), bindings?.outgoing);
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
