import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { type Encoding, pickEncoding } from '@/lib/page-cache/encodings';
import type { AnswerBody, SharedAnswer } from './answer-cache';
import type { AppContext, AppEnv } from './context';

/** Below this size a body is not compressed, as in the `compression` middleware. */
const MIN_COMPRESSED_BYTES = 1_024;
/** A longer address is answered each time. No page of ours asks for one. */
const MAX_KEY_LENGTH = 1_000;

interface SharedAnswerOptions {
  /** Whether the query is part of the answer. The links of a list contain all of it, known parameters or not. */
  hasQuery?: boolean;
  /**
   * Whether writes of members change the answer. A member then always gets a new one from the primary, and so sees an own
   * write.
   */
  isChangedByMembers?: boolean;
}

const middlewares = new WeakSet<object>();

/** Returns whether the answer to a request is the same for everybody. */
export const isSharedRead = (c: AppContext): boolean =>
  matchedRoutes(c).some(({ handler }) => middlewares.has(handler));

/**
 * Route middleware for a read whose answer is the same for everybody: answers from memory when that is at most a second
 * old (decision 0071). The handler runs without a session, so that nothing of a member can be kept.
 */
export function sharedAnswer({ hasQuery = false, isChangedByMembers = false }: SharedAnswerOptions = {}) {
  const middleware = createMiddleware<AppEnv>(async (c, next) => {
    const { answers, session } = c.var;
    if (!isChangedByMembers || !session) readFromReplica(c);
    const { pathname, search } = new URL(c.req.url);
    const key = hasQuery ? pathname + search : pathname;
    if (!answers || key.length > MAX_KEY_LENGTH) return next();
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
    const answer = await (isChangedByMembers && session ? answers.renew(key, make) : answers.get(key, make));
    if (answer) c.res = await toResponse(c, answer);
    // Another caller's attempt failed, which decides nothing about this one.
    else if (!hasRun) await next();
  });
  middlewares.add(middleware);
  return middleware;
}

/** For callers whose own writes do not change the answer, because the replica may be behind, whichever process has written. */
function readFromReplica(c: AppContext): void {
  const { replica } = c.var.deps;
  if (replica) c.set('read', replica.read);
}

async function readBody(response: Response): Promise<AnswerBody | null> {
  if (response.status !== 200) return null;
  // The response is replaced afterwards, so its body can be read without a copy.
  const body = Buffer.from(await response.arrayBuffer());
  return { body, contentType: response.headers.get('Content-Type') ?? 'application/json' };
}

async function toResponse(c: AppContext, answer: SharedAnswer): Promise<Response> {
  const encoding: Encoding =
    answer.body.length < MIN_COMPRESSED_BYTES ? 'identity' : pickEncoding(c.req.header('Accept-Encoding'));
  const body = (await c.var.answers?.body(answer, encoding)) ?? answer.body;
  return c.body(new Uint8Array(body), 200, {
    'Content-Type': answer.contentType,
    'Content-Length': String(body.length),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    ETag: answer.etag,
    Vary: 'Accept-Encoding',
  });
}
