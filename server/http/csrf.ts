import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { CSRF_BROWSER_COOKIE, CSRF_COOKIE } from '@/config/cookies';
import { isCrossSiteWrite, SAFE_METHODS } from '@/lib/request-sender';
import { csrfKey, generateToken } from '@/server/auth/secrets';
import type { AppContext, AppEnv } from './context';
import { browserTokenOf, deleteBrowserCookie, writeBrowserCookie, writeCsrfCookie } from './cookies';
import { ApiError } from './errors';
import { isPublicRead } from './public-read';

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
function tokenOwner(c: AppContext): string | null {
  if (c.var.session) return c.var.session.token;
  const browserToken = browserTokenOf(c, CSRF_BROWSER_COOKIE);
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
  // Everybody gets this response. The gateway adds the cookies to it for a client without a token.
  if (isPublicRead(c)) return next();
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

/** Gives a client without a valid token for its session or browser a new one, as after any other request. */
export async function renewCsrfToken(c: AppContext): Promise<void> {
  renewToken(c, await csrfKey(c.var.db), getCookie(c, CSRF_COOKIE));
}

function findCsrfError(key: Buffer, cookie: string | undefined, c: AppContext): ApiError | null {
  const header = c.req.header('x-csrftoken');
  if (!cookie) return csrfError('CSRF cookie not set.');
  if (!header) return csrfError('CSRF token missing.');
  if (!isValidToken(key, cookie, tokenOwner(c)) || header !== cookie)
    return csrfError('CSRF token incorrect.');
  return null;
}

function renewToken(c: AppContext, key: Buffer, cookie: string | undefined): void {
  const owner = tokenOwner(c);
  if (isValidToken(key, cookie, owner)) return;
  const nonce = randomBytes(16).toString('base64url');
  writeCsrfCookie(c, `${nonce}.${sign(key, nonce, owner ?? startBrowser(c))}`);
  // A session needs no such cookie. After the logout the browser gets a new one, so that earlier tokens stay invalid.
  if (c.var.session && browserTokenOf(c, CSRF_BROWSER_COOKIE)) deleteBrowserCookie(c, CSRF_BROWSER_COOKIE);
}

/** Gives the browser a cookie and returns what its CSRF token is bound to. */
function startBrowser(c: AppContext): string {
  const browserToken = generateToken();
  writeBrowserCookie(c, browserToken, CSRF_BROWSER_COOKIE);
  return ownerOfBrowser(browserToken);
}
