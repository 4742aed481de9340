/** The Django settings that decide whether a write is accepted. The names follow those of Django. */
export interface DjangoSettings {
  /** 3 means 3.2, and 4 means 4.0 and later, which also check `Origin`. */
  version: 3 | 4;
  allowedHosts: readonly string[];
  /** Whether SECURE_PROXY_SSL_HEADER is ('HTTP_X_FORWARDED_PROTO', 'https'). */
  secureProxySslHeader: boolean;
  useXForwardedHost: boolean;
  /** Host patterns; a leading dot includes the subdomains. Django 4.0 and later use origins instead. */
  csrfTrustedHosts?: readonly string[];
  csrfCookieDomain?: string;
  secureSslRedirect?: boolean;
  /** SESSION_COOKIE_SECURE and CSRF_COOKIE_SECURE. */
  secureCookies?: boolean;
}

/** How requests reach Django: gunicorn, and a reverse proxy in front of it. */
export interface GunicornOptions {
  /** Whether gunicorn terminates TLS itself. */
  tls?: boolean;
  /** Whether the client's address is in gunicorn's `forwarded-allow-ips`, which is loopback by default. */
  trustsPeer?: boolean;
  /** The scheme that a reverse proxy in front of gunicorn sets in X-Forwarded-Proto, replacing any earlier value. */
  proxyProto?: 'http' | 'https';
}

/** A request as Django receives it: its headers, and what the WSGI server reports about the connection. */
export interface WsgiRequest {
  headers: Headers;
  scheme: string;
  host: string;
  port: string;
}

export const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** gunicorn's default `secure_scheme_headers`. */
const SECURE_SCHEME_HEADERS = {
  'x-forwarded-protocol': 'ssl',
  'x-forwarded-proto': 'https',
  'x-forwarded-ssl': 'on',
};

/** A request that Django refuses before its view. */
export class Rejected extends Error {
  constructor(
    readonly status: number,
    reason: string,
  ) {
    super(reason);
  }
}

/** Returns what the WSGI server passes to Django. */
export function toWsgi(
  request: Request,
  { tls = false, trustsPeer = false, proxyProto }: GunicornOptions,
): WsgiRequest {
  const url = new URL(request.url);
  const headers = new Headers(request.headers);
  if (proxyProto) headers.set('x-forwarded-proto', proxyProto);
  const claims = Object.entries(SECURE_SCHEME_HEADERS).flatMap(([name, secure]) => {
    const value = headers.get(name);
    return value === null ? [] : [value === secure];
  });
  if (trustsPeer && new Set(claims).size > 1) throw new Rejected(400, 'Contradictory scheme headers');
  const isSecure = tls || (trustsPeer && claims[0] === true);
  return {
    headers,
    scheme: isSecure ? 'https' : 'http',
    // A client without a Host header sends that of the URL, with the port unless it is the scheme's default.
    host: headers.get('host') ?? url.host,
    port: url.port || (url.protocol === 'https:' ? '443' : '80'),
  };
}

/** `HttpRequest.is_secure()`. */
export function isSecure(
  { headers, scheme }: WsgiRequest,
  { version, secureProxySslHeader }: DjangoSettings,
): boolean {
  const value = secureProxySslHeader ? headers.get('x-forwarded-proto') : null;
  if (value === null) return scheme === 'https';
  return (version === 3 ? value : value.split(',')[0]?.trim()) === 'https';
}

/** `HttpRequest.get_host()`. */
export function getHost(
  { headers, host }: WsgiRequest,
  { useXForwardedHost, allowedHosts }: DjangoSettings,
): string {
  const name = (useXForwardedHost && headers.get('x-forwarded-host')) || host;
  const domain = name.replace(/:\d+$/, '').toLowerCase();
  if (!allowedHosts.some((pattern) => pattern === '*' || isSameDomain(domain, pattern)))
    throw new Rejected(400, `Invalid HTTP_HOST header: '${name}'.`);
  return name;
}

/** `django.utils.http.is_same_domain`. */
const isSameDomain = (host: string, pattern: string): boolean =>
  pattern.startsWith('.') ? host.endsWith(pattern) || host === pattern.slice(1) : host === pattern;

function checkReferer(request: WsgiRequest, settings: DjangoSettings): void {
  const { csrfCookieDomain, csrfTrustedHosts = [] } = settings;
  const referer = request.headers.get('referer');
  if (referer === null) throw new Rejected(403, 'Referer checking failed - no Referer.');
  const [, scheme, netloc] = /^(?:([a-z][a-z+.-]*):)?(?:\/\/([^/?#]*))?/i.exec(referer) ?? [];
  if (!scheme || !netloc) throw new Rejected(403, 'Referer checking failed - Referer is malformed.');
  if (scheme !== 'https') throw new Rejected(403, 'Referer checking failed - Referer is insecure.');
  const isDefaultPort = ['80', '443'].includes(request.port);
  const good = csrfCookieDomain
    ? `${csrfCookieDomain}${isDefaultPort ? '' : `:${request.port}`}`
    : getHost(request, settings);
  if (![...csrfTrustedHosts, good].some((pattern) => isSameDomain(netloc, pattern)))
    throw new Rejected(403, `Referer checking failed - ${referer} does not match any trusted origins.`);
}

function checkOrigin(origin: string, request: WsgiRequest, settings: DjangoSettings): void {
  if (origin === `${isSecure(request, settings) ? 'https' : 'http'}://${getHost(request, settings)}`) return;
  const trusted = settings.csrfTrustedHosts ?? [];
  if (URL.canParse(origin) && trusted.some((pattern) => isSameDomain(new URL(origin).host, pattern))) return;
  throw new Rejected(403, `Origin checking failed - ${origin} does not match any trusted origins.`);
}

/** `CsrfViewMiddleware.process_view`. */
export function checkCsrf(
  request: WsgiRequest,
  settings: DjangoSettings,
  cookies: Map<string, string>,
): void {
  const origin = settings.version === 4 ? request.headers.get('origin') : null;
  if (origin !== null) checkOrigin(origin, request, settings);
  else if (isSecure(request, settings)) checkReferer(request, settings);
  const token = cookies.get('csrftoken');
  if (!token) throw new Rejected(403, 'CSRF cookie not set.');
  if (request.headers.get('x-csrftoken') !== token) throw new Rejected(403, 'CSRF token incorrect.');
}

/** Returns the cookies of a request. */
export const cookiesOf = (headers: Headers): Map<string, string> =>
  new Map(
    (headers.get('cookie') ?? '')
      .split('; ')
      .filter(Boolean)
      .map((pair) => pair.split(/=(.*)/s) as [string, string]),
  );
