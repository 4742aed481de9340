import type { IncomingMessage, ServerResponse } from 'node:http';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Pages, feeds, documents and files are only read. Next would render a page for any method, and let caches keep it. */
const READ_METHODS = ['GET', 'HEAD'];
/** Calls of the API, and in development those of Next's own tools. */
const CALLS = /^\/(?:api\/v3\/public(?:[/?]|$)|__nextjs)/;
/** A host name, an IPv4 address, or an IPv6 address in brackets, with an optional port. */
const HOST = /^(?:[a-z0-9_](?:[a-z0-9._-]*[a-z0-9_.])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Next redirects an address with repeated slashes or backslashes, and names the new one in two headers. A longer one would fill
 * more than the memory that nginx has by default for the headers of a response: nginx would answer 502, take the process
 * for broken, and ask it nothing for a while.
 */
const MAX_REDIRECTED_LENGTH = 1_000;
const REPEATED_SLASHES = /^[^?]*(?:\\|\/\/)/;

/**
 * Longer than that of any browser. Next looks in it for the names of bots with a pattern whose time grows with the square of
 * its length: 0.4 s for 15 kB.
 */
const MAX_USER_AGENT_LENGTH = 512;

/** As in Django. Next reads parameters of one name in a time that grows with the square of their number: 0.2 s for 4,000. */
const MAX_PARAMETERS = 1_000;

/** Where Next resizes pictures. It takes every path that begins like this. */
const RESIZED_PICTURES = '/_next/image';

/** Returns whether a request only reads. */
export const isRead = ({ method = '' }: { method?: string | undefined }): boolean =>
  READ_METHODS.includes(method);

/** The pictures of the site. */
export type Pictures = Pick<ReadonlySet<string>, 'has'>;

/** Some hosts of that form are no addresses, such as `1.2.3.4.5`, whose last part begins an IPv4 address. */
const isHost = (host: string): boolean => HOST.test(host) && URL.canParse(`http://${host}`);

/** Returns the methods that are allowed for an address. The site itself, `*`, has those of all addresses. */
const methodsOf = (url: string): string[] => (url === '*' || CALLS.test(url) ? METHODS : READ_METHODS);

/** Returns all values of the Host header. Node itself keeps only the first. */
const hostsOf = ({ rawHeaders }: IncomingMessage): string[] =>
  rawHeaders.filter((_value, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');

/**
 * Returns whether a request is for a resized picture that does not exist. Next would write its name to the log as it is, with
 * line breaks and without a limit of lines, and would answer some of them with 500.
 */
function isMissingPicture(url: string, pictures: Pictures | null): boolean {
  if (pictures === null || !url.includes('image')) return false;
  const { pathname, searchParams } = new URL(`http://localhost${url}`);
  if (!pathname.startsWith(RESIZED_PICTURES)) return false;
  const [picture = '', ...others] = searchParams.getAll('url');
  return pathname !== RESIZED_PICTURES || others.length > 0 || !pictures.has(picture);
}

/**
 * Returns the status for a request that no page and no call may see, or undefined. Only a request of HTTP/1.0 may have no
 * Host (RFC 9112, section 3.2).
 */
function refusalOf(request: IncomingMessage, pictures: Pictures | null): number | undefined {
  const { method = '', url = '', httpVersion } = request;
  const [host, ...others] = hostsOf(request);
  if (others.length > 0) return 400;
  if (host === undefined ? httpVersion !== '1.0' : !isHost(host)) return 400;
  if (!methodsOf(url).includes(method)) return 405;
  if (url === '*') return method === 'OPTIONS' ? 204 : 400;
  if (!url.startsWith('/')) return 400;
  if (url.split('&').length > MAX_PARAMETERS) return 400;
  if (url.length > MAX_REDIRECTED_LENGTH && REPEATED_SLASHES.test(url)) return 404;
  return isMissingPicture(url, pictures) ? 404 : undefined;
}

/**
 * Replaces an absolute address in the request line by its path, and Host by its host (RFC 9112, section 3.2.2). Next
 * would answer with a redirect to it.
 */
function toOriginForm(request: IncomingMessage): void {
  const { url = '' } = request;
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return;
  const { host, pathname, search } = new URL(url);
  request.headers.host = host;
  request.url = `${pathname}${search}`;
}

/**
 * Answers a request whose method, Host or address cannot be served, before any page or call sees it (decision 0074).
 * @param pictures the paths of the pictures that Next resizes; null for any
 * @returns false when the request has been answered
 */
export function checkRequest(
  request: IncomingMessage,
  response: ServerResponse,
  pictures: Pictures | null,
): boolean {
  toOriginForm(request);
  // Next would redirect to the same address with `?_rsc`. Only pages of an app directory, of which there are none, need it.
  delete request.headers.rsc;
  const { 'user-agent': userAgent } = request.headers;
  if (userAgent !== undefined) request.headers['user-agent'] = userAgent.slice(0, MAX_USER_AGENT_LENGTH);
  const status = refusalOf(request, pictures);
  if (status === undefined) return true;
  if (status === 204 || status === 405) response.setHeader('Allow', methodsOf(request.url ?? '').join(', '));
  // The connection stays open, and Node drops the body. If it closed the connection while the body is still being sent, a
  // reverse proxy would take this process for broken, and nginx would ask it nothing for a while.
  response.writeHead(status).end();
  return false;
}
