import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { csrfKey } from '@/server/auth/secrets';
import type { AppContext, AppEnv } from './context';
import { CSRF_COOKIE, writeCsrfCookie } from './cookies';
import { Refusal } from './errors';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

const sign = (key: Buffer, nonce: string, session: string): string =>
  createHmac('sha256', key).update(`${nonce}|${session}`).digest('base64url');

const equal = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Whom the token belongs to: made for another session, or before login or logout, it is worth nothing. */
const holder = (c: AppContext): string => c.var.session?.token ?? 'anonymous';

function isValid(key: Buffer, token: string | undefined, session: string): token is string {
  const [nonce, signature, ...rest] = token?.split('.') ?? [];
  if (!nonce || !signature || rest.length > 0) return false;
  return /^[\w-]{43}$/.test(signature) && equal(signature, sign(key, nonce, session));
}

const failed = (why: string) =>
  new Refusal(403, 'csrf_failed', '画面の有効期限が切れました。再読み込みしてもう一度お試しください。', {
    detail: `CSRF Failed: ${why}`,
  });

/**
 * Double submit, bound to the session: every write carries X-CSRFToken equal to the cookie, login and logout too.
 * Whoever comes without a token that is good for the session (as it stands after the request) is given one.
 */
export const csrfMiddleware = createMiddleware<AppEnv>(async (c, next) => {
  const key = await csrfKey(c.var.db);
  const cookie = getCookie(c, CSRF_COOKIE);
  const refusal = SAFE_METHODS.has(c.req.method) ? null : refusalOf(key, cookie, c);
  if (refusal) {
    renew(c, key, cookie);
    throw refusal;
  }
  await next();
  renew(c, key, cookie);
});

function refusalOf(key: Buffer, cookie: string | undefined, c: AppContext): Refusal | null {
  const header = c.req.header('x-csrftoken');
  if (!cookie) return failed('CSRF cookie not set.');
  if (!header) return failed('CSRF token missing.');
  if (!isValid(key, cookie, holder(c)) || header !== cookie) return failed('CSRF token incorrect.');
  return null;
}

function renew(c: AppContext, key: Buffer, cookie: string | undefined): void {
  const session = holder(c);
  if (isValid(key, cookie, session)) return;
  const nonce = randomBytes(16).toString('base64url');
  writeCsrfCookie(c, `${nonce}.${sign(key, nonce, session)}`);
}
