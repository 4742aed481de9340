import { env } from '@/config/env';
import { hasSessionCookie } from '@/config/session-cookie';
import { REQUEST_ID_HEADER } from '@/lib/request-id';
import { isCrossSiteWrite, isOwnAddress, requestSender, SAFE_METHODS } from '@/lib/request-sender';
import { API_PREFIX } from '@/lib/urls';
import type { ApiBindings } from './reference-api';

const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'http2-settings',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Deletes the headers that a proxy must not pass on: the hop-by-hop headers, and those that `Connection` names. */
function dropConnectionHeaders(headers: Headers): void {
  const named = (headers.get('connection') ?? '').split(',').map((name) => name.trim());
  for (const name of [...named, ...HOP_BY_HOP]) if (/^[\w-]+$/.test(name)) headers.delete(name);
}

/**
 * What of a client's headers goes to the API: credentials, content, caching, and what programs ask for. By any other header a
 * server or proxy in front of the API might let a request name its host, path, method, user or address (decision 0074).
 */
const PASSED: ReadonlySet<string> = new Set([
  'accept',
  'authorization',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-type',
  'cookie',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'origin',
  'pragma',
  'range',
  'referer',
  'user-agent',
  'x-csrftoken',
  'x-requested-with',
]);

/** Returns a header set by our own reverse proxy. Without a proxy it returns null, because clients could forge it. */
const trustedHeader = (request: Request, name: string): string | null =>
  env().TRUST_PROXY > 0 ? request.headers.get(name) : null;

const site = () => ({ siteOrigin: env().SITE_ORIGIN, trustsProxy: env().TRUST_PROXY > 0 });

/** Returns whether a request is a write and comes from a page of another site (decision 0057). */
export const isForeignWrite = (request: Request): boolean => isCrossSiteWrite(request, site());

/** Returns the host that the API believes to be its own: that of API_ORIGIN, or that of the site (decision 0057). */
const hostAtApi = (origin: string): string =>
  new URL(env().API_FORWARDED_HOST === 'site' ? env().SITE_ORIGIN : origin).host;

/**
 * Returns our page's Referer with the API's host. It is always HTTPS, because Django checks it for secure requests
 * only.
 */
function refererAtApi(request: Request, origin: string): string {
  const referer = request.headers.get('referer') ?? '';
  const path = isOwnAddress(referer, request, site()) ? new URL(referer).pathname : '/';
  return `https://${hostAtApi(origin)}${path}`;
}

/**
 * Returns the headers to send to the API at `origin`. Those of the client are chosen first and ours are set
 * afterwards, so that no header of the client can remove or replace one of ours (decision 0074). A request from one of
 * our pages gets the Referer of a page of the API, because every Django configuration accepts that form (decision 0057).
 * @param bindings the connection of the request
 */
export function forwardedHeaders(request: Request, origin: string, bindings?: ApiBindings): Headers {
  const headers = new Headers(request.headers);
  dropConnectionHeaders(headers);
  for (const name of [...headers.keys()]) if (!PASSED.has(name)) headers.delete(name);

  const before = trustedHeader(request, 'x-forwarded-for');
  const address = bindings?.incoming?.socket.remoteAddress ?? '127.0.0.1';
  headers.set('x-forwarded-for', before ? `${before}, ${address}` : address);
  const [proto] = trustedHeader(request, 'x-forwarded-proto')?.split(',') ?? [];
  const isSecure = env().SITE_ORIGIN.startsWith('https:') || proto?.trim() === 'https';
  headers.set('x-forwarded-proto', isSecure ? 'https' : 'http');
  // The site is Japanese. A Django with LocaleMiddleware would otherwise answer a browser in another language, and calls of
  // our server, which have no language, in a third one.
  headers.set('accept-language', 'ja');
  if (env().API_FORWARDED_HOST === 'site') headers.set('x-forwarded-host', hostAtApi(origin));

  const requestId = bindings?.incoming?.headers?.[REQUEST_ID_HEADER];
  if (requestId) headers.set(REQUEST_ID_HEADER, String(requestId));

  if (requestSender(request, site()) === 'own') {
    headers.delete('origin');
    headers.set('referer', refererAtApi(request, origin));
  }
  return headers;
}

/**
 * Headers by which the API would act for this site, or tell more than it should. gateway/security-headers.ts sets the
 * site's own security headers. Pages of other sites must not read the API with the visitor's cookies, so CORS headers
 * go as well. A reverse proxy in front of the site would obey `X-Accel-…` and `X-Sendfile`.
 */
const NOT_PASSED = new RegExp(
  `^(?:${[
    'content-security-policy(?:-report-only)?|x-frame-options|x-content-type-options|x-xss-protection',
    'referrer-policy|permissions-policy|feature-policy|cross-origin-.+|strict-transport-security|expect-ct',
    'public-key-pins.*|origin-agent-cluster|document-policy|clear-site-data|service-worker-allowed',
    'access-control-.+|timing-allow-origin|x-permitted-cross-domain-policies',
    // Browsers would open their password prompt on each such call. Members log in with the form of this site.
    'www-authenticate',
    // The browser gets the id of its own request.
    'x-request-id|x-correlation-id|traceresponse',
    'server|server-timing|via|x-powered-by|x-aspnet.*|x-runtime|x-generator|sourcemap|x-sourcemap',
    'alt-svc|nel|report-to|reporting-endpoints|refresh|link|set-cookie2',
    'x-accel-.+|x-sendfile|x-middleware-.+|x-nextjs-.+|x-invoke-.+|x-hono-.+',
  ].join('|')})$`,
);

/**
 * Returns a Set-Cookie header without its `Domain`, split as browsers split it (RFC 6265, section 5.2). `SameSite=Strict`
 * becomes Lax: a browser sends no strict cookie with a link from a web mailer, so that members would seem logged out.
 */
function asCookieOfSite(cookie: string): string {
  const [pair = '', ...attributes] = cookie.split(';');
  const kept = attributes.filter((attribute) => !/^\s*domain\s*(?:=|$)/i.test(attribute));
  return [
    pair,
    ...kept.map((attribute) => attribute.replace(/^(\s*samesite\s*=\s*)strict\s*$/i, '$1Lax')),
  ].join(';');
}

/**
 * Returns a redirect of the API as a path of this site, or null when it leads to another site. Hosts are compared, not
 * origins, because Django behind HTTPS writes https:// even when API_ORIGIN starts with http://.
 */
function pathOfRedirect(location: string, target: URL): string | null {
  if (!URL.canParse(location, target)) return null;
  const { protocol, host, pathname, search, hash } = new URL(location, target);
  const isHttp = protocol === 'http:' || protocol === 'https:';
  if (!isHttp || (host !== target.host && host !== new URL(env().SITE_ORIGIN).host)) return null;
  // A browser would read `//evil.example` as another host.
  return `${pathname.replace(/^\/+/, '/')}${search}${hash}`;
}

/**
 * Changes the headers of a reply of the API at `target`, so that the browser takes it as a reply of this site
 * (decision 0074): cookies lose their domain, and a redirect stays on this site or loses its Location.
 */
export function cleanReplyHeaders(headers: Headers, target: URL): void {
  dropConnectionHeaders(headers);
  for (const name of [...headers.keys()]) if (NOT_PASSED.test(name)) headers.delete(name);
  const cookies = headers.getSetCookie();
  headers.delete('set-cookie');
  for (const cookie of cookies) headers.append('set-cookie', asCookieOfSite(cookie));
  const location = headers.get('location');
  if (location === null) return;
  const path = pathOfRedirect(location, target);
  if (path === null) headers.delete('location');
  else headers.set('location', path);
}

/**
 * Forbids every cache to keep a reply that is about one visitor, whatever the API says about it: one to a request with a
 * session, and one that sets a cookie. Call it after {@link cleanReplyHeaders}.
 * @param origin of the API, whose session cookie may have any name
 */
export function forbidSharing(request: Request, { headers }: Response, origin: string): void {
  const isPersonal =
    hasSessionCookie(request.headers.get('cookie') ?? undefined, { ...env(), API_ORIGIN: origin }) ||
    headers.has('set-cookie');
  if (!isPersonal) return;
  headers.set('cache-control', 'private, no-store');
  for (const name of ['expires', 'pragma', 'age', 'surrogate-control', 'cdn-cache-control'])
    headers.delete(name);
}

/** A redirect that repeats a write at the new address, or that tells where its result is. */
const REDIRECTS_OF_WRITES = new Set([303, 307, 308]);

/**
 * Removes the Location of a redirect to anything but a call of the API, after {@link cleanReplyHeaders}, and that of a
 * redirect that the API cannot have sent for a write that it has done. The browser would follow it by itself, often with a
 * GET, and would take the page that it gets, of a login or of maintenance, for the reply. A 201 has a Location too, which
 * no browser follows.
 */
export function dropForeignRedirect({ method }: Request, { status, headers }: Response): void {
  if (status < 300) return;
  const location = headers.get('location') ?? '';
  const isOfApi = location.startsWith(`${API_PREFIX}/`);
  if (!isOfApi || (!SAFE_METHODS.has(method) && !REDIRECTS_OF_WRITES.has(status))) headers.delete('location');
}
