import { randomUUID } from 'node:crypto';

/**
 * The header that carries the id of a request, from a proxy to us, from us to an existing API, and back. The site sets it on each
 * request, so that what runs for the request reads the id there. In lower case, as Node names it.
 */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Safe in a log, a header and a page. It cannot hold an address or a name in Japanese. */
const VALID_ID = /^[A-Za-z0-9](?:[A-Za-z0-9_-]{6,62})[A-Za-z0-9]$/;

/**
 * Returns the id of a request: that of the proxy in front, or else a new one.
 * @param given the values of the request's header
 * @param isTrusted whether our own proxy sets the header, so that clients cannot choose an id
 */
export function chooseRequestId(given: string | string[] | undefined, isTrusted: boolean): string {
  return isTrusted && typeof given === 'string' && VALID_ID.test(given) ? given : randomUUID();
}
