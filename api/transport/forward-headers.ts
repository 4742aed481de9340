import { env } from '@/config/env';
import type { ApiBindings } from '@/lib/api-runtime';

/** Methods that change nothing; they need no protection against cross-site requests. */
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** The page that sent a request: one of this site, one of another site, or unknown because no header names it. */
type Sender = 'own' | 'foreign' | 'unknown';

/** What a reverse proxy of our own says. Without one, a client may write anything into these headers. */
const trustedHeader = (request: Request, name: string): string | null =>
  env().TRUST_PROXY > 0 ? request.headers.get(name) : null;

/** The hosts by which the browser may have asked for this site. A page of another site cannot forge them. */
function requestedHosts(request: Request): string[] {
  const host = request.headers.get('host') ?? new URL(request.url).host;
  const forwarded = trustedHeader(request, 'x-forwarded-host')?.split(',') ?? [];
  return [host, ...forwarded.map((each) => each.trim())];
}

/** Whether an address (an Origin or a Referer) is one of this site's. */
function isOwnAddress(address: string, request: Request): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, protocol, host } = new URL(address);
  const site = new URL(env().SITE_ORIGIN);
  if (origin === site.origin) return true;
  // Somebody on the network can put a page of their own at the plain HTTP address of an HTTPS site.
  if (host === site.host && protocol === 'http:') return false;
  // Parsing drops the scheme's default port, which a proxy may have written into the header.
  return requestedHosts(request).some((each) => {
    const requested = `${protocol}//${each}`;
    return URL.canParse(requested) && new URL(requested).host === host;
  });
}

function senderOf(request: Request): Sender {
  const fetchSite = request.headers.get('sec-fetch-site');
  if (fetchSite === 'cross-site') return 'foreign';
  const address = request.headers.get('origin') ?? request.headers.get('referer');
  if (address !== null) return isOwnAddress(address, request) ? 'own' : 'foreign';
  return fetchSite === 'same-origin' ? 'own' : 'unknown';
}

/** Whether a request would change something and comes from a page of another site (decision 0057). */
export const isForeignWrite = (request: Request): boolean =>
  !SAFE_METHODS.has(request.method) && senderOf(request) === 'foreign';

/** The Referer of a page of ours, as a page of the API: always HTTPS, since it counts for secure requests only. */
function refererAtApi(request: Request, origin: string): string {
  const referer = request.headers.get('referer') ?? '';
  const path = isOwnAddress(referer, request) ? new URL(referer).pathname : '/';
  return `https://${new URL(origin).host}${path}`;
}

/**
 * The headers of a request as they go on to the API of `origin`: those of the connection are replaced, and a request
 * from a page of ours looks like one from a page of the API, in the one form that every setup of Django accepts
 * (decision 0057).
 * @param bindings the connection behind the call
 */
export function forwardedHeaders(request: Request, origin: string, bindings?: ApiBindings): Headers {
  const headers = new Headers(request.headers);
  // gunicorn refuses schemes that contradict each other, and Django would compare the host with the Referer.
  for (const name of [...headers.keys()]) if (name.startsWith('x-forwarded-')) headers.delete(name);
  headers.delete('forwarded');
  headers.delete('x-real-ip');
  headers.delete('host');

  const before = trustedHeader(request, 'x-forwarded-for');
  const address = bindings?.incoming?.socket.remoteAddress ?? '127.0.0.1';
  headers.set('x-forwarded-for', before ? `${before}, ${address}` : address);
  const [proto] = trustedHeader(request, 'x-forwarded-proto')?.split(',') ?? [];
  const isSecure = env().SITE_ORIGIN.startsWith('https:') || proto?.trim() === 'https';
  headers.set('x-forwarded-proto', isSecure ? 'https' : 'http');

  if (senderOf(request) === 'own') {
    headers.delete('origin');
    headers.set('referer', refererAtApi(request, origin));
  }
  return headers;
}
