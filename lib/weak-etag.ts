import { createHash } from 'node:crypto';

/** Returns the ETag of a body. It is weak, because it is the same for every encoding of the body. */
export const weakEtag = (body: Buffer): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/**
 * Returns whether the client already has what the ETag names. Compares weakly, as RFC 9110 requires for If-None-Match.
 * @param header the value of If-None-Match
 */
export const isKnownEtag = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^(?!W\/)/, 'W/') === etag) ??
  false;
