import type { RouteConfig } from '@hono/zod-openapi';
import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { SESSION_COOKIE } from '@/config/cookies';
import { isKnownEtag, SHARED_RESPONSE_SECONDS, sharedCacheControl } from '@/lib/shared-cache';
import type { Db } from '@/server/db/client';
import type { AppContext, AppEnv } from './context';

interface PublicReadOptions {
  /** Whether writes of members change the response. A member then gets one that is not kept, and so sees an own write. */
  isChangedByMembers?: boolean;
}

/** The middlewares of public reads with whether writes of members change the response. */
const middlewares = new WeakMap<object, boolean>();

/** Returns whether the response to a request is the same for everybody. It sets no cookies and extends no session. */
export const isPublicRead = (c: AppContext): boolean =>
  matchedRoutes(c).some(({ handler }) => middlewares.has(handler));

/**
 * Route middleware for a read whose response is the same for everybody: allows caches to keep it for a second (decision 0070).
 * The handler runs without a session, so that nothing of a member can be kept.
 */
export function publicRead({ isChangedByMembers = false }: PublicReadOptions = {}) {
  const middleware = createMiddleware<AppEnv>(async (c, next) => {
    const isOwn = isChangedByMembers && getCookie(c, SESSION_COOKIE) !== undefined;
    await next();
    if (!isOwn && (c.res.status === 200 || c.res.status === 304))
      c.header('Cache-Control', sharedCacheControl(SHARED_RESPONSE_SECONDS));
    if (isChangedByMembers) c.header('Vary', 'Cookie', { append: true });
  });
  middlewares.set(middleware, isChangedByMembers);
  return middleware;
}

/** Returns who else may get the body of a read: everybody, only visitors without a session, or nobody. */
export function readersOf({ middleware }: Pick<RouteConfig, 'middleware'>): 'all' | 'visitors' | 'none' {
  const isChangedByMembers = [middleware].flat().map((each) => each && middlewares.get(each));
  if (isChangedByMembers.includes(true)) return 'visitors';
  return isChangedByMembers.includes(false) ? 'all' : 'none';
}

/** Returns the ETag of a list whose rows have this revision. */
export const revisionEtag = (revision: string): string => `W/"${revision}"`;

/**
 * Route middleware after {@link publicRead}, for a list that is long and changes rarely: answers a client that has the
 * current rows with 304 before the list is read. The handler sets the ETag of the revision that it has read together
 * with the rows, so that no response has the ETag of newer rows.
 * @param readRevision returns a text of characters that an ETag may contain, which changes with every row of the list and with
 * the shape of the response
 */
export function notModifiedResponse(readRevision: (db: Db) => Promise<string>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const known = c.req.header('If-None-Match');
    if (known === undefined) return next();
    const etag = revisionEtag(await readRevision(c.var.db));
    if (!isKnownEtag(known, etag)) return next();
    return c.body(null, 304, { ETag: etag });
  });
}
