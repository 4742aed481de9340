import { getRequestListener } from '@hono/node-server';
import compression from 'compression';
import { env, isDevelopment } from '@/config/env';
import { limitRequests, type RequestLimits } from '@/lib/limit-requests';
import { metrics } from '@/lib/observability/metrics';
import { type Admit, observeRequests } from '@/lib/observability/observe-requests';
import { createRequestLog } from '@/lib/observability/request-log';
import { isFileAddress } from '@/lib/observability/route-name';
import { createPageListener, type Listener } from '@/lib/page-cache/page-listener';
import { API_PREFIX } from './api-path';
import { refuseCall, refusePage } from './refuse-when-busy';
import { handleApiRequest } from './request-handler';

const MB = 1024 * 1024;

/** A smaller body needs few packets anyway, and compressing it takes longer than most calls. */
const MIN_COMPRESSED_BYTES = 4_096;

/**
 * A rendering needs a quarter of a megabyte, a request that waits a hundredth of that. With more renderings at a time
 * none is faster, and their queries meet the timeouts of the database. A person waits for a slow page rather than
 * read that there is none, so one is refused only when nearly everybody would have left.
 */
const PAGE_LIMITS: RequestLimits = { running: 64, waiting: 1_024, waitMs: 20_000, perTurn: 1 };
/** Pages that wait for an API that does not answer must leave room for those that do not need it. */
const PAGE_LIMITS_WITH_API_ORIGIN: RequestLimits = { ...PAGE_LIMITS, running: 256 };
/**
 * Files have limits of their own, because a page that has arrived does not work without its scripts. It needs about twenty, so
 * that with one in each turn they would wait for the rendering of as many pages of others.
 */
const FILE_LIMITS: RequestLimits = { running: 256, waiting: 2_048, waitMs: 20_000, perTurn: 16 };
/**
 * Node reads files, compresses and hashes passwords in four threads. Each picture that is resized takes one of them for up to a
 * second, so that pages would wait behind a hundred pictures, also of clients that have left.
 */
const PICTURE_LIMITS: RequestLimits = {
  running: 2,
  waiting: 512,
  waitMs: 20_000,
  perTurn: 1,
  outlivesClient: true,
};
/** For reads. A write may last as long as its body takes to arrive, and a few slow ones must not block all others. */
const CALL_LIMITS: RequestLimits = { running: 256, waiting: 2_048, waitMs: 5_000, perTurn: 16 };

const isApiRequest = (url = ''): boolean =>
  url.startsWith(API_PREFIX) && /^[/?]?$/.test(url.charAt(API_PREFIX.length));

/** Returns a listener that hands requests to Next and records in the metrics how long each page took to render. */
const measured =
  (next: Listener): Listener =>
  (request, response) => {
    const startedAt = performance.now();
    if (!isFileAddress(request.url ?? ''))
      response.once('finish', () => metrics()?.observeRendering((performance.now() - startedAt) / 1_000));
    return next(request, response);
  };

/** Returns a listener that passes a limited number of requests for pages and files at a time on to Next. */
function limitPagesAndFiles(next: Listener): Listener {
  const pageLimits = env().API_ORIGIN ? PAGE_LIMITS_WITH_API_ORIGIN : PAGE_LIMITS;
  const handlePage = limitRequests(next, refusePage, pageLimits);
  const handleFile = limitRequests(next, refusePage, FILE_LIMITS);
  const handlePicture = limitRequests(next, refusePage, PICTURE_LIMITS);
  // Neither pages nor files wait for pictures of an API at API_ORIGIN that does not answer.
  const handleApiPicture = limitRequests(next, refusePage, FILE_LIMITS);
  const handlerOf = (url: string): Listener => {
    if (url.startsWith('/_next/image')) return handlePicture;
    if (url.startsWith('/api/media/')) return handleApiPicture;
    return isFileAddress(url) ? handleFile : handlePage;
  };
  return (request, response) => handlerOf(request.url ?? '')(request, response);
}

/** Calls of the API go to it directly, pages of anonymous visitors come from memory, and Next answers everything else. */
function createRouter(next: Listener): Listener {
  const { SITE_ORIGIN, PAGE_CACHE_MB } = env();
  const { host } = new URL(SITE_ORIGIN);
  // A request of HTTP/1.0, such as the health check of a load balancer, may have no Host.
  const handleApi = getRequestListener(handleApiRequest, { overrideGlobalObjects: false, hostname: host });
  // Next compresses what passes through it.
  const compress = compression({ threshold: MIN_COMPRESSED_BYTES });
  const handleCall: Listener = (request, response) =>
    // The type is Express's, but only what Node's classes have is used.
    compress(request as never, response as never, () => void handleApi(request, response));
  const handleRead = limitRequests(handleCall, refuseCall, CALL_LIMITS);
  const handlePage = createPageListener(next, { maxBytes: PAGE_CACHE_MB * MB, host });
  return (request, response) => {
    if (!isApiRequest(request.url)) return handlePage(request, response);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    return isRead ? handleRead(request, response) : handleCall(request, response);
  };
}

interface SiteServer {
  /** Next's request handler. */
  next: Listener;
  /** scripts/serve/request-guard.mjs */
  admit: Admit;
}

/** Returns the listener of the site. In development Next gets every request, because nothing is kept. */
export function createSiteListener({ next, admit }: SiteServer): Listener {
  const { LOG_REQUESTS, TRUST_PROXY } = env();
  const render = measured(next);
  return observeRequests({
    admit,
    trustsProxy: TRUST_PROXY > 0,
    log: createRequestLog(LOG_REQUESTS),
    next: isDevelopment() ? render : createRouter(limitPagesAndFiles(render)),
  });
}
