import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './context';

/**
 * A poll that brings nothing new costs a 304. The cookies go with it: a first visit may well hold the body already,
 * but not yet the CSRF token.
 */
export const etagMiddleware = etag({ weak: true, retainedHeaders: [...RETAINED_304_HEADERS, 'set-cookie'] });

/** Answers depend on who asks: no shared cache keeps them, and the browser's asks again each time. */
export const cacheHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const read = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', read ? 'private, no-cache' : 'no-store');
  c.header('Vary', 'Cookie', { append: true });
  c.header('X-Content-Type-Options', 'nosniff');
});
