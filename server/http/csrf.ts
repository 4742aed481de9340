import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { CSRF_COOKIE } from '@/config/cookies';
import { isCrossSiteWrite, SAFE_METHODS } from '@/lib/request-sender';
import { csrfKey } from '@/server/auth/secrets';
import type { AppContext, AppEnv } from './context';
import { writeCsrfCookie } from './cookies';
import { ApiError } from './errors';

const sign = (key: Buffer, nonce: string, session: string): string =>
  createHmac('sha256', key).update(`${nonce}|${session}`).digest('base64url');

const isEqualConstantTime = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/**
 * Returns the session that a CSRF token is bound to. A token issued for another session, or before login or logout, is
 * invalid.
 */
const tokenOwner = (c: AppContext): string => c.var.session?.token ?? 'anonymous';

function isValidToken(key: Buffer, token: string | undefined, session: string): token is string {
  const [nonce, signature, ...rest] = token?.split('.') ?? [];
  if (!nonce || !signature || rest.length > 0) return false;
  return /^[\w-]{43}$/.test(signature) && isEqualConstantTime(signature, sign(key, nonce, session));
}

const csrfError = (reason: string) =>
  new ApiError(403, 'csrf_failed', '画面の有効期限が切れました。再読み込みしてもう一度お試しください。', {
    detail: `CSRF Failed: ${reason}`,
  });

/**
 * Double-submit CSRF protection bound to the session: every write, including login and logout, must send X-CSRFToken
 * equal to the cookie, and must not come from a page of another site. After each request, a client without a valid token
 * for its current session receives a new one.
 */
export const csrfMiddleware = createMiddleware<AppEnv>(async (c, next) => {
  const key = await csrfKey(c.var.db);
  const cookie = getCookie(c, CSRF_COOKIE);
  const error = SAFE_METHODS.has(c.req.method) ? null : findCsrfError(key, cookie, c);
  if (error) {
    renewToken(c, key, cookie);
    throw error;
  }
  await next();
  renewToken(c, key, cookie);
});

function findCsrfError(key: Buffer, cookie: string | undefined, c: AppContext): ApiError | null {
  const { siteOrigin, trustProxy } = c.var.deps;
  if (isCrossSiteWrite(c.req.raw, { siteOrigin, trustsProxy: trustProxy > 0 }))
    return csrfError('Origin checking failed.');
  const header = c.req.header('x-csrftoken');
  if (!cookie) return csrfError('CSRF cookie not set.');
  if (!header) return csrfError('CSRF token missing.');
  if (!isValidToken(key, cookie, tokenOwner(c)) || header !== cookie)
    return csrfError('CSRF token incorrect.');
  return null;
}

function renewToken(c: AppContext, key: Buffer, cookie: string | undefined): void {
  const session = tokenOwner(c);
  if (isValidToken(key, cookie, session)) return;
  const nonce = randomBytes(16).toString('base64url');
  writeCsrfCookie(c, `${nonce}.${sign(key, nonce, session)}`);
}
