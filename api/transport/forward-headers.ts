import { env } from '@/config/env';
import type { ApiBindings } from '@/lib/api-runtime';
import { dropConnectionHeaders } from './connection-headers';

/** Methods that change nothing; they need no protection against cross-site requests. */
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/**
 * Headers by which servers and proxies let a request name its host, scheme, path, method, user or address. Only this
 * proxy may do that, so a client's own are dropped. `Proxy` would become HTTP_PROXY in the environment of a CGI
 * program, `Expect` has been answered by our server, and the rest are internal headers of Next.
 */
const CLAIMS = new RegExp(
  `^(?:${[
    'x-forwarded(?:-.+)?|forwarded(?:-.+)?|via|host|x-host|x-http-host-override',
    'x-real-.+|x-client-ip|x-cluster-client-ip|client-ip|true-client-ip|fastly-client-ip|cf-.+|x-envoy-.+|x-azure-.+',
    'x-original-.+|x-rewrite-.+|x-accel-.+|x-sendfile.*|x-scheme|x-proto|x-url-scheme|front-end-https|x-ssl-.+',
    'x-http-method|x-http-method-override|x-method-override',
    'remote-.+|x-remote-.+|x-authenticated-.+|ssl-client-.+|x-ssl-client-.+|x-client-cert.*',
    'proxy|expect|x-middleware-.+|x-invoke-.+|x-matched-path|x-nextjs-.+|x-prerender-revalidate.*',
  ].join('|')})$`,
);

/** WSGI turns `-` into `_`, so `X_Forwarded_Host` would reach Django as the header of that name. */
const hasOddName = (name: string) => !/^[a-z0-9-]+$/.test(name);

/** The page that sent a request: one of this site, one of another site, or unknown because no header names it. */
type Sender = 'own' | 'foreign' | 'unknown';

/** Returns a header set by our own reverse proxy. Without a proxy it returns null, because clients could forge it. */
const trustedHeader = (request: Request, name: string): string | null =>
  env().TRUST_PROXY > 0 ? request.headers.get(name) : null;

/** Returns the hosts under which the browser may have requested this site. A page of another site cannot forge them. */
function requestedHosts(request: Request): string[] {
  const host = request.headers.get('host') ?? new URL(request.url).host;
  const forwarded = trustedHeader(request, 'x-forwarded-host')?.split(',') ?? [];
  return [host, ...forwarded.map((each) => each.trim())];
}

/** Returns whether an Origin or a Referer belongs to this site. */
function isOwnAddress(address: string, request: Request): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, protocol, host } = new URL(address);
  const site = new URL(env().SITE_ORIGIN);
  if (origin === site.origin) return true;
  // An attacker on the network could serve a page at the plain HTTP address of an HTTPS site.
  if (host === site.host && protocol === 'http:') return false;
  // Parsing removes the scheme's default port, which a proxy may have added to the header.
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

/** Returns whether a request is a write and comes from a page of another site (decision 0057). */
export const isForeignWrite = (request: Request): boolean =>
  !SAFE_METHODS.has(request.method) && senderOf(request) === 'foreign';

/** Returns the host that the API believes to be its own: that of API_ORIGIN, or that of the site (decision 0074). */
const hostAtApi = (origin: string): string =>
  new URL(env().API_FORWARDED_HOST === 'site' ? env().SITE_ORIGIN : origin).host;

/**
 * Returns our page's Referer with the API's host. It is always HTTPS, because Django checks it for secure requests
 * only.
 */
function refererAtApi(request: Request, origin: string): string {
  const referer = request.headers.get('referer') ?? '';
  const path = isOwnAddress(referer, request) ? new URL(referer).pathname : '/';
  return `https://${hostAtApi(origin)}${path}`;
}

/**
 * Returns the headers to send to the API at `origin`. The client's headers are cleaned first and ours are set
 * afterwards, so that no header of the client can remove or replace one of ours (decision 0074). A request from one of
 * our pages gets the Referer of a page of the API, because every Django configuration accepts that form (decision 0057).
 * @param bindings the connection of the request
 */
export function forwardedHeaders(request: Request, origin: string, bindings?: ApiBindings): Headers {
  const headers = new Headers(request.headers);
  dropConnectionHeaders(headers);
  for (const name of [...headers.keys()]) if (CLAIMS.test(name) || hasOddName(name)) headers.delete(name);

  const before = trustedHeader(request, 'x-forwarded-for');
  const address = bindings?.incoming?.socket.remoteAddress ?? '127.0.0.1';
  headers.set('x-forwarded-for', before ? `${before}, ${address}` : address);
  const [proto] = trustedHeader(request, 'x-forwarded-proto')?.split(',') ?? [];
  const isSecure = env().SITE_ORIGIN.startsWith('https:') || proto?.trim() === 'https';
  headers.set('x-forwarded-proto', isSecure ? 'https' : 'http');
  if (env().API_FORWARDED_HOST === 'site') headers.set('x-forwarded-host', hostAtApi(origin));

  if (senderOf(request) === 'own') {
    headers.delete('origin');
    headers.set('referer', refererAtApi(request, origin));
  }
  return headers;
}
