import { createHash } from 'node:crypto';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { createMiddleware } from 'hono/factory';
import * as z from 'zod';
import type { AppEnv } from './context';

// At once, because handing a few kilobytes to another thread takes several times as long as their digest.
const digest = (body: string | Uint8Array) => createHash('sha1').update(body).digest();

/**
 * Answers unchanged polls with 304. Set-Cookie is kept on 304 responses, because a browser may have the body cached but
 * still need a CSRF token.
 */
export const etagMiddleware = etag({
  weak: true,
  retainedHeaders: [...RETAINED_304_HEADERS, 'set-cookie'],
  generateDigest: (body) => new Uint8Array(digest(body)).buffer,
});

/**
 * Returns the ETag of a body. For calls that are polled: etagMiddleware copies a response without an ETag to read its body,
 * which takes long.
 */
export const etagOf = (text: string): string => `W/"${digest(text).toString('hex')}"`;

/** Browsers must revalidate what no read allows caches to keep. */
export const cacheHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const read = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', read ? 'private, no-cache' : 'no-store');
  c.header('X-Content-Type-Options', 'nosniff');
});

/**
 * Returns a short text that changes whenever the shape of a response does. An ETag that is not made from the body contains
 * it, so that after a deployment no client keeps a body in the shape of another version.
 * @param response the schema of the contract, with which tests compare every response
 */
export const shapeVersion = (response: z.ZodType): string =>
  createHash('sha256')
    .update(JSON.stringify(z.toJSONSchema(response, { unrepresentable: 'any' })))
    .digest('base64url')
    .slice(0, 8);
