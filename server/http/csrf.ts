import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { CSRF_BROWSER_COOKIE, CSRF_COOKIE } from '@/config/cookies';
import { isCrossSiteWrite, SAFE_METHODS } from '@/lib/request-sender';
import { csrfKey, generateToken } from '@/server/auth/secrets';
import type { Session } from '@/server/auth/sessions';
import type { Db } from '@/server/db/client';
import type { AppContext, AppEnv } from './context';
import {
  addCookies,
  browserCookie,
  browserTokenOf,
  type CookieSource,
  cookieIn,
  cookieSourceOf,
  csrfCookie,
  expiredBrowserCookie,
} from './cookies';
import { ApiError } from './errors';

const sign = (key: Buffer, nonce: string, owner: string): string =>
  createHmac('sha256', key).update(`${nonce}|${owner}`).digest('base64url');

const isEqualConstantTime = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

const ownerOfBrowser = (browserToken: string): string => `anonymous|${browserToken}`;

/**
 * Returns what a CSRF token is bound to: the session, or without one the browser (decision 0099). A token issued for
 * another session or browser, or before login or logout, is invalid.
 * @returns null for a browser without a session that has no cookie yet, for which no token is valid
 */
function tokenOwner(source: CookieSource, session: Session | null): string | null {
  if (session) return session.token;
  const browserToken = browserTokenOf(source, CSRF_BROWSER_COOKIE);
  return browserToken === undefined ? null : ownerOfBrowser(browserToken);
}

function isValidToken(key: Buffer, token: string | undefined, owner: string | null): token is string {
  const [nonce, signature, ...rest] = token?.split('.') ?? [];
  if (!nonce || !signature || rest.length > 0 || owner === null) return false;
  return /^[\w-]{43}$/.test(signature) && isEqualConstantTime(signature, sign(key, nonce, owner));
}

const csrfError = (reason: string) =>
  new ApiError(403, 'csrf_failed', '画面の有効期限が切れました。再読み込みしてもう一度お試しください。', {
    detail: `CSRF Failed: ${reason}`,
  });

/**
 * Double-submit CSRF protection bound to the session or the browser: every write, including login and logout, must send
 * X-CSRFToken equal to the cookie, and must not come from a page of another site. After each request, a client without a
 * valid token for its current session or browser receives a new one.
 */
export const csrfMiddleware = createMiddleware<AppEnv>(async (c, next) => {
  const { siteOrigin, trustProxy } = c.var.deps;
  // The response sets no cookie, so that a page of another site cannot replace the token of the browser.
  if (isCrossSiteWrite(c.req.raw, { siteOrigin, trustsProxy: trustProxy > 0 }))
    throw csrfError('Origin checking failed.');
  const source = cookieSourceOf(c);
  const key = await csrfKey(c.var.db);
  const error = SAFE_METHODS.has(c.req.method) ? null : findCsrfError(key, source, c);
  if (!error) await next();
  addCookies(c, ...newTokenCookies(key, source, c.var.session));
  if (error) throw error;
});

/**
 * Returns the lines of Set-Cookie for a client without a valid token for its session or browser, as after any request that
 * may depend on a session.
 */
export const renewCsrfToken = async (
  db: Db,
  source: CookieSource,
  session: Session | null,
): Promise<string[]> => newTokenCookies(await csrfKey(db), source, session);

function findCsrfError(key: Buffer, source: CookieSource, c: AppContext): ApiError | null {
  const cookie = cookieIn(source.cookies, CSRF_COOKIE);
  const header = c.req.header('x-csrftoken');
  if (!cookie) return csrfError('CSRF cookie not set.');
  if (!header) return csrfError('CSRF token missing.');
  if (!isValidToken(key, cookie, tokenOwner(source, c.var.session)) || header !== cookie)
    return csrfError('CSRF token incorrect.');
  return null;
}

function newTokenCookies(key: Buffer, source: CookieSource, session: Session | null): string[] {
  const owner = tokenOwner(source, session);
  if (isValidToken(key, cookieIn(source.cookies, CSRF_COOKIE), owner)) return [];
  const nonce = randomBytes(16).toString('base64url');
  const tokenFor = (tokenOwner: string) => csrfCookie(source, `${nonce}.${sign(key, nonce, tokenOwner)}`);
  if (owner === null) {
    const browserToken = generateToken();
    return [browserCookie(source, browserToken, CSRF_BROWSER_COOKIE), tokenFor(ownerOfBrowser(browserToken))];
  }
  // A session needs no such cookie. After the logout the browser gets a new one, so that earlier tokens stay invalid.
  const isBrowserForgotten = session && browserTokenOf(source, CSRF_BROWSER_COOKIE) !== undefined;
  return [
    tokenFor(owner),
    ...(isBrowserForgotten ? [expiredBrowserCookie(source, CSRF_BROWSER_COOKIE)] : []),
  ];
}
