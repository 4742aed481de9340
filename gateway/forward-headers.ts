import { env } from '@/config/env';
import type { ApiBindings } from '@/lib/api-bindings';
import { REQUEST_ID_HEADER } from '@/lib/request-id';
import { isCrossSiteWrite, isOwnAddress, requestSender } from '@/lib/request-sender';
import { dropConnectionHeaders } from './connection-headers';

/**
 * Headers by which servers and proxies let a request name its host, scheme, path, method, user or address. Only this
 * proxy may do that, so a client's own are dropped. `Proxy` would become HTTP_PROXY in the environment of a CGI
 * program, `Expect` has been answered by our server, the ids of requests and traces are ours to give, and the rest are
 * internal headers of Next.
 */
const CLAIMS = new RegExp(
  `^(?:${[
    'x-forwarded(?:-.+)?|forwarded(?:-.+)?|via|host|x-host|x-http-host-override',
    'x-real-.+|x-client-ip|x-cluster-client-ip|client-ip|true-client-ip|fastly-client-ip|cf-.+|x-envoy-.+|x-azure-.+',
    'x-original-.+|x-rewrite-.+|x-accel-.+|x-sendfile.*|x-scheme|x-proto|x-url-scheme|front-end-https|x-ssl-.+',
    'x-script-name|x-path-info|x-request-uri',
    'x-http-method|x-http-method-override|x-method-override',
    'remote-.+|x-remote-.+|x-authenticated-.+|ssl-client-.+|x-ssl-client-.+|x-client-cert.*',
    'authuser|x-auth-request-.+|x-webauth-.+|x-goog-authenticated-.+|x-goog-iap-.+|x-amzn-oidc-.+',
    'x-ms-client-principal.*',
    'x-request-id|x-correlation-id|traceparent|tracestate|baggage',
    'proxy|expect|x-middleware-.+|x-invoke-.+|x-matched-path|x-nextjs-.+|x-prerender-revalidate.*',
  ].join('|')})$`,
);

/** WSGI turns `-` into `_`, so `X_Forwarded_Host` would reach Django as the header of that name. */
const hasInvalidName = (name: string) => !/^[a-z0-9-]+$/.test(name);

/** Returns a header set by our own reverse proxy. Without a proxy it returns null, because clients could forge it. */
const trustedHeader = (request: Request, name: string): string | null =>
  env().TRUST_PROXY > 0 ? request.headers.get(name) : null;

const site = () => ({ siteOrigin: env().SITE_ORIGIN, trustsProxy: env().TRUST_PROXY > 0 });

/** Returns whether a request is a write and comes from a page of another site (decision 0057). */
export const isForeignWrite = (request: Request): boolean => isCrossSiteWrite(request, site());

/** Returns the host that the API believes to be its own: that of API_ORIGIN, or that of the site (decision 0074). */
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
 * Returns the headers to send to the API at `origin`. The client's headers are cleaned first and ours are set
 * afterwards, so that no header of the client can remove or replace one of ours (decision 0074). A request from one of
 * our pages gets the Referer of a page of the API, because every Django configuration accepts that form (decision 0057).
 * @param bindings the connection of the request
 */
export function forwardedHeaders(request: Request, origin: string, bindings?: ApiBindings): Headers {
  const headers = new Headers(request.headers);
  dropConnectionHeaders(headers);
  for (const name of [...headers.keys()]) if (CLAIMS.test(name) || hasInvalidName(name)) headers.delete(name);

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
