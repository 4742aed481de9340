/*
 * What happens to a request, from the socket to Next:
 *
 *  1. start.mjs, which Node runs as it is, hands the request to this listener. While the process stops, the response says
 *     `Connection: close`.
 *  2. The response gets the security headers (security-headers.ts). /healthz, /readyz (health.ts) and /metrics (metrics.ts) are
 *     answered.
 *  3. The request gets an id. On close it has one line in the log (log.ts) and is counted in the metrics.
 *  4. It is changed to what Next takes: an absolute address becomes its path and Host, `rsc` goes, and a long user agent is cut.
 *     What is malformed, too long or has a method that its address does not have is refused (request-checks.ts).
 *  5. The operator's own pictures come from CONTENT_DIR (pictures.ts), and with API_ORIGIN those of the API from there
 *     (forward.ts).
 *  6. A call below /api/v3/public gets the reply that is kept, as 200 or 304 (shared-response.ts), or goes to the API
 *     (api-fetch.ts): to Hono in this process, or with API_ORIGIN to an existing API (forward.ts, exchange.ts). The first read of
 *     a browser without a CSRF token gets the cookies from a second read (request-handler.ts).
 *  7. A page without a session comes from the cache by its address without the parameters of campaigns, or is rendered once for
 *     all who wait, and kept if it says so (page-cache.ts, cache.ts).
 *  8. Next renders any other. Pages wait in a bounded queue (queue.ts), and are rendered one after the other (render-turns.ts).
 *  9. The loader of the page takes public replies from the cache, which asks for them itself (api-fetch.ts), and reads what is a
 *     member's own from the API in this process without a request (server/reads.ts).
 * 10. The document sets a policy with the hashes of what it contains (pages/_document.tsx), so that it is sent as it is.
 *
 * What is kept is compressed once (shared-response.ts), other calls by `compression`, and other pages by Next.
 */
import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import compression from 'compression';
import { env, isDevelopment } from '@/config/env';
import { hasSessionCookie } from '@/config/session-cookie';
import { siteConfig } from '@/config/site';
import { chooseRequestId, REQUEST_ID_HEADER } from '@/lib/request-id';
import { API_PREFIX } from '@/lib/urls';
import { readShared } from './api-fetch';
import { handleMediaRequest } from './forward';
import { answerHealthCheck } from './health';
import { createRequestLog, createRouteNames, isFileAddress } from './log';
import { createPageListener } from './page-cache';
import { isOwnPicture, withOwnPictures } from './pictures';
import { PAGE_LIMITS, PAGE_LIMITS_WITH_API_ORIGIN, PICTURE_LIMITS, queueRequests } from './queue';
import { checkRequest, isRead, type Pictures } from './request-checks';
import { handleApiRequest, startsWithoutToken } from './request-handler';
import { getRuntime, type Listener, metrics } from './runtime';
import { securityHeaders } from './security-headers';
import { sendShared } from './shared-response';

/** A smaller body needs few packets anyway, and compressing it takes longer than most calls. */
const MIN_COMPRESSED_BYTES = 4_096;

/** As nginx writes it: the client closed the connection before the response was complete. */
const CLIENT_LEFT = 499;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** A request of HTTP/1.0, such as the health check of a load balancer, may have no Host. */
const LISTENER_OPTIONS = { overrideGlobalObjects: false, hostname: 'localhost' };

/** Returns the path below the prefix of the API, with its query; null for a request that is no call. */
function callOf(url = ''): string | null {
  const call = url.startsWith(API_PREFIX) ? url.slice(API_PREFIX.length) : null;
  return call !== null && /^[/?]?$/.test(call.charAt(0)) ? call : null;
}

/** Returns a listener that hands requests to Next: files at once, pages and resized pictures a few at a time. */
function createNextListener(next: Listener): Listener {
  const render: Listener = (request, response) => {
    const startedAt = performance.now();
    response.once('finish', () => metrics()?.observeRendering((performance.now() - startedAt) / 1_000));
    return next(request, response);
  };
  const handlePage = queueRequests(render, env().API_ORIGIN ? PAGE_LIMITS_WITH_API_ORIGIN : PAGE_LIMITS);
  const handlePicture = queueRequests(next, PICTURE_LIMITS);
  return (request, response) => {
    const { url = '' } = request;
    if (url.startsWith('/_next/image')) return handlePicture(request, response);
    return isFileAddress(url) ? next(request, response) : handlePage(request, response);
  };
}

/** Calls of the API go to it directly, what is kept comes from the cache, and Next answers everything else. */
function createRouter(next: Listener): Listener {
  const { host } = new URL(env().SITE_ORIGIN);
  const handleApi = getRequestListener(handleApiRequest, { ...LISTENER_OPTIONS, hostname: host });
  // Next compresses what passes through it.
  const compress = compression({ threshold: MIN_COMPRESSED_BYTES });
  const handleCall: Listener = (request, response) =>
    // The type is Express's, but only what Node's classes have is used.
    compress(request as never, response as never, () => void handleApi(request, response));
  const handlePage = createPageListener(next, host);
  return async (request, response) => {
    const { url, headers } = request;
    const call = callOf(url);
    if (call === null) return handlePage(request, response);
    const isForOne =
      headers.authorization !== undefined || startsWithoutToken(headers.cookie, headers['if-none-match']);
    if (isRead(request) && !isForOne) {
      const hasSession = hasSessionCookie(headers.cookie);
      const kept = await readShared(call, { hasSession, bindings: { incoming: request } }).catch(() => null);
      if (kept) return sendShared(request, response, kept);
    }
    return handleCall(request, response);
  };
}

/** Returns a listener that gets pictures below API_MEDIA_PATH from the API at API_ORIGIN (decision 0074). */
function withMedia(next: Listener): Listener {
  const { mediaPath } = siteConfig();
  if (!mediaPath) return next;
  const handleMedia = getRequestListener(handleMediaRequest, LISTENER_OPTIONS);
  return (request, response) =>
    request.url?.startsWith(mediaPath) ? handleMedia(request, response) : next(request, response);
}

/**
 * Returns which pictures there are; null for any in development. Like Next in production, it finds only the files of the site
 * that are there at the start.
 */
function findPictures(): Pictures | null {
  if (isDevelopment()) return null;
  const names = readdirSync('public/images', { recursive: true, encoding: 'utf8' }).filter(path.extname);
  const own = new Set(names.map((name) => `/images/${name.replaceAll(path.sep, '/')}`));
  return { has: (picture) => own.has(picture) || isOwnPicture(picture) };
}

interface SiteServer {
  /** Next's request handler. */
  next: Listener;
  /** Whether the process is being stopped, and should get no more requests. */
  isStopping: () => boolean;
}

/** Returns the listener of the site. In development Next gets every request, because nothing is kept. */
export function createSiteListener({ next, isStopping }: SiteServer): Listener {
  const { LOG_REQUESTS, TRUST_PROXY, SITE_ORIGIN } = env();
  const pictures = findPictures();
  const nameRoute = createRouteNames();
  const log = createRequestLog(LOG_REQUESTS);
  const route = isDevelopment() ? next : createRouter(createNextListener(next));
  const handle = withOwnPictures(withMedia(route));
  const findUnreadiness = async () =>
    isStopping() ? 'stopping' : ((await getRuntime()?.findUnreadiness?.()) ?? null);

  /** Says in the log and the metrics how a request was answered. Of its address only the name of the route is recorded. */
  function observe(request: IncomingMessage, response: ServerResponse, requestId: string): void {
    const startedAt = performance.now();
    const { socket, method: given = '' } = request;
    const bytesBefore = socket.bytesWritten;
    const method = METHODS.has(given) ? given : 'other';
    response.once('close', () => {
      const { url = '' } = request;
      const status = response.writableFinished ? response.statusCode : CLIENT_LEFT;
      const route = nameRoute(url, status);
      const seconds = (performance.now() - startedAt) / 1_000;
      metrics()?.observeRequest({ method, route, status, seconds });
      const ms = Math.round(seconds * 1_000_000) / 1_000;
      const bytes = socket.bytesWritten - bytesBefore;
      log({ requestId, method, route, status, ms, bytes }, isFileAddress(url));
    });
  }

  return (request, response) => {
    // While requests are still accepted, this makes load balancers open their next connection elsewhere.
    if (isStopping()) response.setHeader('Connection', 'close');
    for (const [name, value] of securityHeaders(request.url ?? '', SITE_ORIGIN))
      response.setHeader(name, value);
    // In development Next serves one of its scripts with the JSON content type.
    if (isDevelopment()) response.removeHeader('X-Content-Type-Options');
    if (answerHealthCheck(request, response, findUnreadiness)) return;
    if (getRuntime()?.answerMetrics?.(request, response)) return;
    const requestId = chooseRequestId(request.headers[REQUEST_ID_HEADER], TRUST_PROXY > 0);
    request.headers[REQUEST_ID_HEADER] = requestId;
    response.setHeader(REQUEST_ID_HEADER, requestId);
    observe(request, response, requestId);
    if (checkRequest(request, response, pictures)) return handle(request, response);
  };
}
