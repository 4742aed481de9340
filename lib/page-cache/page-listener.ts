import type { IncomingMessage, ServerResponse } from 'node:http';
import inject from 'light-my-request';
import { metrics } from '@/lib/observability/metrics';
import { REQUEST_ID_HEADER } from '@/lib/observability/request-id';
import { hasSessionCookie } from '@/lib/session-cookie';
import { pickEncoding } from './encodings';
import { isDataAddress, toPageAddress } from './page-address';
import { PageCache, type RenderedPage, type SharedPage } from './page-cache';
import { replaceNonce } from './replace-nonce';
import { SHARED_PAGE_CACHE_CONTROL, SHARED_PAGE_SECONDS, sharedCacheControl } from './shared-page';
import { isKnownEtag } from './weak-etag';

export type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Headers that belong to one transfer, or that this listener sets itself. */
const OWN_HEADERS = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'date',
  'content-length',
  'content-encoding',
  'set-cookie',
  'etag',
  'vary',
  REQUEST_ID_HEADER,
]);

/**
 * Returns the address of a request that may share its page with others, or null. A request with a session never does,
 * also when the session has expired, because its response deletes the cookie.
 */
function sharedAddress({ method, headers, url = '' }: IncomingMessage): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (headers.authorization !== undefined) return null;
  if (hasSessionCookie(headers.cookie)) return null;
  return toPageAddress(url);
}

/** The time left until a page is too old, for shared caches in front of this one. */
const secondsLeft = (ageMs: number): number => Math.max(0, Math.floor(SHARED_PAGE_SECONDS - ageMs / 1_000));

function headersOf(page: SharedPage, ageMs: number): Record<string, number | string | string[]> {
  const headers: Record<string, number | string | string[]> = {};
  for (const [name, value] of Object.entries(page.headers))
    if (value !== undefined && !OWN_HEADERS.has(name)) headers[name] = value;
  headers.vary = 'Accept-Encoding, Cookie';
  headers.etag = page.etag;
  if (headers['cache-control'] === SHARED_PAGE_CACHE_CONTROL)
    headers['cache-control'] = sharedCacheControl(secondsLeft(ageMs));
  if (page.isOutdated) headers.age = Math.floor(ageMs / 1_000);
  return headers;
}

/**
 * Renders an address by a request that contains nothing of any visitor: no cookies, no languages, and always the same
 * host. Nothing personal can therefore reach a page that is kept. The id of the request that asked for it is
 * only read by a page that says that something failed, which is not kept.
 */
async function renderAnonymously(
  next: Listener,
  host: string,
  address: string,
  requestId: string,
): Promise<RenderedPage> {
  const { statusCode, headers, rawPayload } = await inject(
    (request, response) => void next(request, response),
    {
      method: 'GET',
      url: address,
      // Next requests the data of a page with this header.
      headers: {
        host,
        [REQUEST_ID_HEADER]: requestId,
        ...(isDataAddress(address) && { 'x-nextjs-data': '1' }),
      },
    },
  );
  const policy = headers['content-security-policy'];
  if (typeof policy !== 'string') return { status: statusCode, headers, body: rawPayload };
  const page = replaceNonce(policy, rawPayload.toString('utf8'));
  return {
    status: statusCode,
    headers: { ...headers, 'content-security-policy': page.policy },
    body: Buffer.from(page.html),
  };
}

/**
 * Returns a listener that serves pages of anonymous visitors from memory and passes all other requests on.
 * @param maxBytes size of the memory; nothing is kept when it is 0
 * @param host the public host of the site
 */
export function createPageListener(
  next: Listener,
  { maxBytes, host }: { maxBytes: number; host: string },
): Listener {
  if (maxBytes === 0) return next;
  const cache = new PageCache(maxBytes, (address, id) => renderAnonymously(next, host, address, id));
  metrics()?.addCache('pages', () => cache.state);

  async function send(address: string, request: IncomingMessage, response: ServerResponse, page: SharedPage) {
    const headers = headersOf(page, cache.age(page));
    if (page.status === 200 && isKnownEtag(request.headers['if-none-match'], page.etag)) {
      response.writeHead(304, headers).end();
      return;
    }
    const encoding = pickEncoding(request.headers['accept-encoding']);
    const body = await cache.body(address, page, encoding);
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    headers['content-length'] = body.length;
    response.writeHead(page.status, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  return async (request, response) => {
    const address = sharedAddress(request);
    if (address === null) return next(request, response);
    try {
      const page = await cache.get(address, String(request.headers[REQUEST_ID_HEADER]));
      if (!response.destroyed) await send(address, request, response, page);
    } catch {
      // Next answers rendering errors itself, so this is rare. The visitor gets a rendering of their own.
      if (!response.headersSent) return next(request, response);
      response.destroy();
    }
  };
}
