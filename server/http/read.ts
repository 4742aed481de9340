import type { RouteConfig } from '@hono/zod-openapi';
import type * as z from 'zod';
import { SESSION_COOKIE } from '@/config/cookies';
import { isKnownEtag, SHARED_RESPONSE_SECONDS, sharedCacheControl } from '@/lib/shared-cache';
import type { Session } from '@/server/auth/sessions';
import type { Db } from '@/server/db/client';
import type { AppContext, AppDeps } from './context';
import { cookieIn } from './cookies';
import { notAuthenticated } from './errors';
import { etagOf } from './etag';
import { createRouter } from './router';

/** What a read gets of its caller: of a request of the network, or of a page of this process. */
export interface ReadContext extends Pick<AppDeps, 'db' | 'siteOrigin'> {
  /** With the prefix of the API, for the links of a list. */
  path: string;
  query: URLSearchParams;
  /** The `{id}` of the path. */
  id?: number | undefined;
}

export interface OwnReadContext extends ReadContext {
  session: Session;
}

/** A GET of one function, which requests of the network and pages of this process call (server/reads.ts). */
export interface Read {
  route: JsonRoute<unknown>;
  /** Who may get the body besides the caller. Only what is shared with nobody depends on a session. */
  sharedWith: 'everybody' | 'visitors' | 'nobody';
  /** Returns the body of the response. Throws ApiError for an expected failure. */
  read(context: ReadContext & { session: Session | null }): Promise<unknown>;
  readRevision?: ((db: Db) => Promise<string>) | undefined;
}

type JsonRoute<T> = RouteConfig & {
  responses: { 200: { content: { 'application/json': { schema: z.ZodType<T> } } } };
  getRoutingPath(): string;
};

interface PublicReadOptions {
  /** Whether writes of members change the body. A member then gets one that is not kept, and so sees an own write. */
  isChangedByMembers?: boolean;
  /**
   * For a list that is long and changes rarely: returns a text of characters that an ETag may contain, which changes with every
   * row of the list and with the shape of the response. A client that has the current rows gets 304 before the list is read.
   */
  readRevision?: (db: Db) => Promise<string>;
}

/**
 * Returns a GET whose body is the same for everybody: caches may keep it for a second (decision 0070). It runs without a
 * session, so that nothing of a member can be kept.
 */
export const publicRead = <T>(
  route: JsonRoute<T>,
  read: (context: ReadContext) => Promise<NoInfer<T>>,
  { isChangedByMembers = false, readRevision }: PublicReadOptions = {},
): Read => ({ route, sharedWith: isChangedByMembers ? 'visitors' : 'everybody', read, readRevision });

/** Returns a GET of what is the member's own. It throws 403 without a login. */
export const ownRead = <T>(
  route: JsonRoute<T>,
  read: (context: OwnReadContext) => Promise<NoInfer<T>>,
): Read => ({
  route,
  sharedWith: 'nobody',
  read: async ({ session, ...context }) => {
    if (!session) throw notAuthenticated();
    return read({ ...context, session });
  },
});

/** Returns whether a read needs no session. */
export const isPublic = ({ sharedWith }: Read): boolean => sharedWith !== 'nobody';

const readContextOf = (c: AppContext) => ({
  db: c.var.db,
  siteOrigin: c.var.deps.siteOrigin,
  session: c.var.session,
  path: c.req.path,
  query: new URL(c.req.url).searchParams,
  // The parameters of the route have been checked before.
  id: Number(c.req.param('id')),
});

/** Returns the header by which caches may keep the response for a second, when others may get it too. */
function sharedHeaders({ sharedWith }: Read, c: AppContext): Record<string, string> {
  const isShared =
    sharedWith === 'everybody' ||
    (sharedWith === 'visitors' && cookieIn(c.req.header('cookie'), SESSION_COOKIE) === undefined);
  return isShared ? { 'Cache-Control': sharedCacheControl(SHARED_RESPONSE_SECONDS) } : {};
}

/** Answers a request of the network with a read. An unchanged body is 304 (etag.ts). */
async function answer(each: Read, c: AppContext): Promise<Response> {
  if (each.sharedWith === 'visitors') c.header('Vary', 'Cookie');
  // Before the rows, so that no response has the ETag of newer ones.
  const revision = await each.readRevision?.(c.var.db);
  const known = revision === undefined ? undefined : `W/"${revision}"`;
  if (known !== undefined && isKnownEtag(c.req.header('If-None-Match'), known))
    return c.body(null, 304, { ...sharedHeaders(each, c), ETag: known });
  const text = JSON.stringify(await each.read(readContextOf(c)));
  const headers = { ...sharedHeaders(each, c), ETag: known ?? etagOf(text) };
  return c.body(text, 200, { ...headers, 'Content-Type': 'application/json' });
}

/** Returns a router that answers requests of the network with these reads. */
export function createReadRouter(reads: readonly Read[]) {
  const router = createRouter();
  for (const read of reads) router.openapi(read.route, (c: AppContext) => answer(read, c) as never);
  return router;
}

/** Returns the values of each parameter of the query. */
export function queryValues({ query }: Pick<ReadContext, 'query'>): Record<string, string[]> {
  return Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)]));
}
