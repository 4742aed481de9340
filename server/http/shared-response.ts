import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { type Encoding, pickEncoding } from '@/lib/page-cache/encodings';
import { isKnownEtag } from '@/lib/page-cache/weak-etag';
import type { Db } from '@/server/db/client';
import type { AppContext, AppEnv } from './context';
import type { ResponseBody, SharedResponse } from './response-cache';

/** Below this size a body is not compressed. Other responses have a higher limit, because each is compressed for one client. */
const MIN_COMPRESSED_BYTES = 1_024;
/** A longer address is answered each time. No page of ours asks for one. */
const MAX_KEY_LENGTH = 1_000;

interface SharedResponseOptions {
  /** Whether the query is part of the response. The links of a list contain all of it, known parameters or not. */
  hasQuery?: boolean;
  /**
   * Whether writes of members change the response. A member then always gets a new one from the primary, and so sees an own
   * write.
   */
  isChangedByMembers?: boolean;
}

const middlewares = new WeakSet<object>();

/** Returns whether the response to a request is the same for everybody. */
export const isSharedRead = (c: AppContext): boolean =>
  matchedRoutes(c).some(({ handler }) => middlewares.has(handler));

/**
 * Route middleware for a read whose response is the same for everybody: answers from memory when that is at most a second
 * old (decision 0071). The handler runs without a session, so that nothing of a member can be kept.
 */
export function sharedResponse({ hasQuery = false, isChangedByMembers = false }: SharedResponseOptions = {}) {
  const middleware = createMiddleware<AppEnv>(async (c, next) => {
    const { responses, session } = c.var;
    const { pathname, search } = new URL(c.req.url);
    const key = hasQuery ? pathname + search : pathname;
    if (!responses || key.length > MAX_KEY_LENGTH) return next();
    let hasRun = false;
    const make = async () => {
      hasRun = true;
      c.set('session', null);
      try {
        await next();
      } finally {
        c.set('session', session);
      }
      return readBody(c.res);
    };
    const response = await (isChangedByMembers && session
      ? responses.renew(key, make)
      : responses.get(key, make));
    if (response) c.res = await toResponse(c, response);
    // Another caller's attempt failed, which decides nothing about this one.
    else if (!hasRun) await next();
  });
  middlewares.add(middleware);
  return middleware;
}

async function readBody(response: Response): Promise<ResponseBody | null> {
  if (response.status !== 200) return null;
  // The response is replaced afterwards, so its body can be read without a copy.
  const body = Buffer.from(await response.arrayBuffer());
  const contentType = response.headers.get('Content-Type') ?? 'application/json';
  return { body, contentType, etag: response.headers.get('ETag') ?? undefined };
}

/** Returns the ETag of a list whose rows have this revision. */
export const revisionEtag = (revision: string): string => `W/"${revision}"`;

/**
 * Route middleware before {@link sharedResponse}, for a list that is long and changes rarely: answers a client that has the
 * current rows with 304 before the list is read. The handler sets the ETag of the revision that it has read together
 * with the rows, so that no response has the ETag of newer rows.
 * @param readRevision returns a text of characters that an ETag may contain, which changes with every row of the list and with
 * the shape of the response
 */
export function notModifiedResponse(readRevision: (db: Db) => Promise<string>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const known = c.req.header('If-None-Match');
    if (known === undefined) return next();
    const { responses, db } = c.var;
    const make = async () => ({ body: Buffer.from(await readRevision(db)), contentType: 'text/plain' });
    const kept = responses ? await responses.get(`${c.req.path} revision`, make) : await make();
    const etag = revisionEtag(String(kept?.body));
    if (!isKnownEtag(known, etag)) return next();
    return c.body(null, 304, { ETag: etag });
  });
}

async function toResponse(c: AppContext, response: SharedResponse): Promise<Response> {
  const encoding: Encoding =
    response.body.length < MIN_COMPRESSED_BYTES ? 'identity' : pickEncoding(c.req.header('Accept-Encoding'));
  const body = (await c.var.responses?.body(response, encoding)) ?? response.body;
  return c.body(new Uint8Array(body), 200, {
    'Content-Type': response.contentType,
    'Content-Length': String(body.length),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    ETag: response.etag,
    Vary: 'Accept-Encoding',
  });
}
