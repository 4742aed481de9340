import { mode } from '@/config/env';
import { csrfTokenIn } from '@/lib/cookies';
import { API_URL, apiFetch } from './api-fetch';
import type { ApiBindings } from './reference-api';
import { getRuntime } from './runtime';

const MAX_BODY_BYTES = 10 * 1024 * 1024;

interface LimitedBody {
  /** Fails after 10 MB. A chunked body does not announce its size. */
  stream: ReadableStream<Uint8Array>;
  /** Reads and drops what nobody has read. */
  discardRest: () => Promise<void>;
}

/** @param onExceeded is called before the stream fails */
function limitBody(body: ReadableStream<Uint8Array>, onExceeded: () => void): LimitedBody {
  const reader = body.getReader();
  let bytes = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await reader.read();
      if (done) return controller.close();
      bytes += value.length;
      if (bytes <= MAX_BODY_BYTES) return controller.enqueue(value);
      onExceeded();
      controller.error(new Error('The request body exceeds the limit.'));
    },
  });
  const discardRest = async () => {
    while (!(await reader.read()).done);
  };
  return { stream, discardRest };
}

/**
 * Drops what is left of a body when the response has been sent. Otherwise the connection, which the response has declared to be
 * usable, would be closed half a second later, together with the next request on it: that of another visitor when a reverse
 * proxy keeps connections. A body that takes longer to arrive is still cut off then, by @hono/node-server.
 */
function discardAfterResponse(body: LimitedBody, bindings: ApiBindings | undefined): void {
  bindings?.outgoing?.once('close', () => {
    // The client has left.
    body.discardRest().catch(() => undefined);
  });
}

const tooLarge = () =>
  // Not with `Connection: close`: Node would cut the connection while the client still sends the body, and the client, or
  // a proxy with a 502, would report that instead. @hono/node-server reads and drops the rest for half a second.
  Response.json({ error: '送信できるデータは10MBまでです。' }, { status: 413 });

/** Returns whether a reader has no CSRF token yet. One that has read the resource before may have refused the cookie. */
export const startsWithoutToken = (cookie = '', knownEtag?: string | null): boolean =>
  !knownEtag && csrfTokenIn(cookie) === undefined;

/**
 * Adds the CSRF cookies of the reference API to a reply that is the same for everybody. A client gets them with its first read,
 * whichever that is, as from any other reply.
 */
async function withCsrfCookies({ headers }: Request, reply: Response): Promise<Response> {
  const fetch = getRuntime()?.fetch;
  const cookie = headers.get('cookie') ?? '';
  if (!fetch || reply.headers.has('set-cookie') || !startsWithoutToken(cookie, headers.get('if-none-match')))
    return reply;
  // The current member is read for one visitor only, so this reply sets the cookies.
  const own = await fetch(new Request(`${API_URL}/members/me/`, { headers: { cookie } }));
  await own.body?.cancel();
  const result = new Response(reply.body, reply);
  for (const setCookie of own.headers.getSetCookie()) result.headers.append('set-cookie', setCookie);
  result.headers.set('cache-control', 'private, no-store');
  return result;
}

/**
 * Handles an API request from the network. Returns 413 without reading the body when Content-Length exceeds 10 MB, and
 * without reading on when a body without Content-Length does.
 */
export async function handleApiRequest(request: Request, bindings?: ApiBindings): Promise<Response> {
  const { method, headers, url } = request;
  if (Number(headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return tooLarge();
  // A GET has no body that would have to be limited or replaced.
  if (method === 'GET') return withCsrfCookies(request, await apiFetch(request, bindings));
  let isTooLarge = false;
  const body =
    request.body &&
    limitBody(request.body, () => {
      isTooLarge = true;
    });
  if (body) discardAfterResponse(body, bindings);
  // A real Request: middleware calls `new Request(request)` to replace a body, which fails with the request objects of
  // @hono/node-server.
  const response = await apiFetch(
    new Request(url, {
      method,
      headers,
      body: body?.stream,
      signal: request.signal,
      duplex: 'half',
    } as RequestInit),
    bindings,
  );
  if (!isTooLarge) return response;
  await response.body?.cancel();
  return tooLarge();
}

/** Handles requests for the developer pages, which only the reference API in this process serves. */
export async function handleDevRequest(request: Request, bindings?: ApiBindings): Promise<Response> {
  if (mode() === 'origin') return new Response('Not Found', { status: 404 });
  return handleApiRequest(request, bindings);
}
