const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** A host name, an IPv4 address, or an IPv6 address in brackets, with an optional port. */
const HOST = /^(?:[a-z0-9_](?:[a-z0-9._-]*[a-z0-9_.])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Returns all values of the Host header. Node itself keeps only the first. */
const hostsOf = ({ rawHeaders }) =>
  rawHeaders.filter((_value, index) => index % 2 === 1 && rawHeaders[index - 1].toLowerCase() === 'host');

/**
 * Returns the status of a request that no page and no call may see, or undefined. Only a request of HTTP/1.0 may have no
 * Host (RFC 9112, section 3.2).
 * @param {import('node:http').IncomingMessage} request
 * @returns {204 | 400 | 405 | undefined}
 */
function statusOf(request) {
  const [host, ...others] = hostsOf(request);
  if (others.length > 0) return 400;
  if (host === undefined ? request.httpVersion !== '1.0' : !HOST.test(host)) return 400;
  if (!METHODS.includes(request.method)) return 405;
  if (request.url === '*') return request.method === 'OPTIONS' ? 204 : 400;
  return request.url.startsWith('/') ? undefined : 400;
}

/**
 * Replaces an absolute address in the request line by its path, and Host by its host (RFC 9112, section 3.2.2). Next
 * would answer with a redirect to it.
 */
function toOriginForm(request) {
  if (!/^https?:\/\//i.test(request.url) || !URL.canParse(request.url)) return;
  const { host, pathname, search } = new URL(request.url);
  request.headers.host = host;
  request.url = `${pathname}${search}`;
}

/**
 * Leads a request for a picture of the API at API_ORIGIN to pages/api/media, because the routes of a build are fixed and
 * API_MEDIA_PATH is not (decision 0075).
 */
function routeMedia(request, mediaPath) {
  if (mediaPath && request.url.startsWith(mediaPath))
    request.url = `/api/media/${request.url.slice(mediaPath.length)}`;
}

/**
 * Prepares a request for Next. Answers it instead when its method, Host or address cannot be served, before any page or
 * call sees it (decision 0074).
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string | null} mediaPath API_MEDIA_PATH of the API at API_ORIGIN; null without one
 * @returns {boolean} false when the request has been answered
 */
export function admitRequest(request, response, mediaPath) {
  toOriginForm(request);
  const status = statusOf(request);
  if (status === undefined) {
    routeMedia(request, mediaPath);
    return true;
  }
  if (status !== 400) response.setHeader('Allow', METHODS.join(', '));
  // The body, if there is one, is not read.
  response.setHeader('Connection', 'close');
  response.writeHead(status).end();
  return false;
}
