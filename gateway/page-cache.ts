import type { IncomingMessage } from 'node:http';
import inject from 'light-my-request';
import { hasSessionCookie } from '@/config/session-cookie';
import { REQUEST_ID_HEADER } from '@/lib/request-id';
import { SHARED_PAGE_CACHE_CONTROL, SHARED_PAGE_SECONDS } from '@/lib/shared-cache';
import type { Made } from './cache';
import { isRead } from './request-checks';
import { type Listener, siteCache } from './runtime';
import { SharedResponse, sendShared } from './shared-response';

/** A longer address is rendered each time. No page of ours links to one. */
const MAX_LENGTH = 1_000;
/** Pages about one person, whose calls may be limited by the address of the visitor. */
const PERSONAL = /^(?:\/_next\/data\/[^/]+)?\/(?:auth|mypage|dev|api)(?:[/.?]|$)/;
/** Files, and what is read by programs. The data of a page, which Next requests for a navigation, is no file. */
const FILE = /^\/(?!_next\/data\/)[^?]*\.\w+\/?(?:\?|$)|^\/_next\/(?!data\/)/;
const CAMPAIGN = /^(?:utm_\w+|gclid|fbclid)$/;

const isDataAddress = (address: string): boolean => address.startsWith('/_next/data/');

/**
 * Returns the address of a request that may share its page with others, without the parameters of campaigns, or null. A
 * request with a session never does, also when the session has expired, because its response deletes the cookie. A token
 * makes an address personal.
 */
export function sharedAddress(request: IncomingMessage): string | null {
  const { headers, url = '' } = request;
  if (!isRead(request) || url.length > MAX_LENGTH) return null;
  if (headers.authorization !== undefined || hasSessionCookie(headers.cookie)) return null;
  if (PERSONAL.test(url) || FILE.test(url)) return null;
  const [path = '', search] = url.split(/\?(.*)/s);
  if (!search) return path;
  const parameters = new URLSearchParams(search);
  if (parameters.has('token')) return null;
  const campaign = [...parameters.keys()].filter((name) => CAMPAIGN.test(name));
  if (campaign.length === 0) return url;
  for (const name of campaign) parameters.delete(name);
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

/** Headers that belong to one transfer or to one visitor, or that sendShared sets. */
const OWN_HEADERS = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'date',
  'content-length',
  'content-encoding',
  'set-cookie',
  'etag',
  REQUEST_ID_HEADER,
];

/**
 * Renders an address by a request that contains nothing of any visitor: no cookies, no languages, and always the same
 * host. Nothing personal can therefore reach a page that is kept. The id of the request that asked for it is only read by
 * a page that says that something failed, which is not kept.
 */
async function render(
  next: Listener,
  { host, address, requestId }: { host: string; address: string; requestId: string },
): Promise<Made<SharedResponse>> {
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
  const isShareable =
    statusCode === 200 &&
    headers['cache-control'] === SHARED_PAGE_CACHE_CONTROL &&
    headers['set-cookie'] === undefined;
  const kept: typeof headers = { ...headers, vary: 'Cookie' };
  for (const name of OWN_HEADERS) delete kept[name];
  const value = new SharedResponse(statusCode, kept, rawPayload);
  return { value, seconds: isShareable ? SHARED_PAGE_SECONDS : 0, bytes: value.bytes };
}

/**
 * Returns a listener that sends pages of visitors without a session from the cache, rendered once for all who wait, and hands
 * all other requests to Next.
 * @param host the public host of the site
 */
export function createPageListener(next: Listener, host: string): Listener {
  return async (request, response) => {
    const address = sharedAddress(request);
    if (address === null) return next(request, response);
    const requestId = String(request.headers[REQUEST_ID_HEADER]);
    const key = `page ${address}`;
    let page: SharedResponse;
    try {
      page = await siteCache().get(key, () => render(next, { host, address, requestId }));
    } catch {
      // Next answers rendering errors itself, so this is rare. The visitor gets a rendering of their own.
      return next(request, response);
    }
    if (!response.destroyed)
      await sendShared(request, response, page, siteCache().peek(key)?.secondsLeft ?? 0);
  };
}
