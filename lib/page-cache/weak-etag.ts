import { createHash } from 'node:crypto';

/** Returns the ETag of a body. It is weak, because it is the same for every encoding of the body. */
export const weakEtag = (body: Buffer): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
