import { getRequestListener } from '@hono/node-server';
import compression from 'compression';
import { env } from '@/config/env';
import { createPageListener, type Listener } from '@/lib/page-cache/page-listener';
import { API_PREFIX } from './api-path';
import { handleApiRequest } from './request-handler';

const MB = 1024 * 1024;

const isApiRequest = (url = ''): boolean =>
  url.startsWith(API_PREFIX) && /^[/?]?$/.test(url.charAt(API_PREFIX.length));

/**
 * Returns the listener of the production server: calls of the API go to it directly, pages of anonymous visitors come
 * from memory, and Next answers everything else.
 * @param next Next's request handler
 */
export function createSiteListener(next: Listener): Listener {
  const { SITE_ORIGIN, PAGE_CACHE_MB } = env();
  const { host } = new URL(SITE_ORIGIN);
  // A request of HTTP/1.0, such as the health check of a load balancer, may have no Host.
  const handleApi = getRequestListener(handleApiRequest, { overrideGlobalObjects: false, hostname: host });
  // Next compresses what passes through it.
  const compress = compression();
  const handlePage = createPageListener(next, {
    maxBytes: PAGE_CACHE_MB * MB,
    host,
  });
  return (request, response) => {
    if (!isApiRequest(request.url)) return handlePage(request, response);
    // The type is Express's, but only what Node's classes have is used.
    compress(request as never, response as never, () => void handleApi(request, response));
  };
}
