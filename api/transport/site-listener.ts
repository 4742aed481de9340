import { getRequestListener } from '@hono/node-server';
import compression from 'compression';
import { env, isDevelopment } from '@/config/env';
import { metrics } from '@/lib/observability/metrics';
import { observeRequests } from '@/lib/observability/observe-requests';
import { createRequestLog } from '@/lib/observability/request-log';
import { createRouteFinder, type Route, type RoutesManifest } from '@/lib/observability/route-template';
import { createPageListener, type Listener } from '@/lib/page-cache/page-listener';
import { API_PREFIX } from './api-path';
import { handleApiRequest } from './request-handler';

const MB = 1024 * 1024;

/** A smaller body needs few packets anyway, and compressing it takes longer than most calls. */
const MIN_COMPRESSED_BYTES = 4_096;

const isApiRequest = (url = ''): boolean =>
  url.startsWith(API_PREFIX) && /^[/?]?$/.test(url.charAt(API_PREFIX.length));

/** Returns a listener that hands requests to Next and records in the metrics how long each page took to render. */
const measured =
  (next: Listener, findRoute: (url: string | undefined) => Route): Listener =>
  (request, response) => {
    const { template: route, kind } = findRoute(request.url);
    const startedAt = performance.now();
    if (kind === 'page')
      response.once('finish', () => {
        metrics()?.observeRendering({ route, seconds: (performance.now() - startedAt) / 1_000 });
      });
    return next(request, response);
  };

/** Calls of the API go to it directly, pages of anonymous visitors come from memory, and Next answers everything else. */
function createRouter(next: Listener): Listener {
  const { SITE_ORIGIN, PAGE_CACHE_MB } = env();
  const { host } = new URL(SITE_ORIGIN);
  // A request of HTTP/1.0, such as the health check of a load balancer, may have no Host.
  const handleApi = getRequestListener(handleApiRequest, { overrideGlobalObjects: false, hostname: host });
  // Next compresses what passes through it.
  const compress = compression({ threshold: MIN_COMPRESSED_BYTES });
  const handlePage = createPageListener(next, { maxBytes: PAGE_CACHE_MB * MB, host });
  return (request, response) => {
    if (!isApiRequest(request.url)) return handlePage(request, response);
    // The type is Express's, but only what Node's classes have is used.
    compress(request as never, response as never, () => void handleApi(request, response));
  };
}

interface SiteServer {
  /** Next's request handler. */
  next: Listener;
  /** Prepares a request, or answers it and returns false (scripts/request-guard.mjs). */
  admit: Parameters<typeof observeRequests>[0]['admit'];
  /** The pages of the build; null in development. */
  routes: RoutesManifest | null;
}

/** Returns the listener of the site. In development Next gets every request, because nothing is kept. */
export function createSiteListener({ next, admit, routes }: SiteServer): Listener {
  const { LOG_LEVEL, LOG_REQUESTS, TRUST_PROXY } = env();
  const findRoute = createRouteFinder(routes);
  const render = measured(next, findRoute);
  return observeRequests({
    ...{ findRoute, admit, trustsProxy: TRUST_PROXY > 0 },
    log: createRequestLog(LOG_LEVEL, LOG_REQUESTS),
    next: isDevelopment() ? render : createRouter(render),
  });
}
