import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { BROWSER_COOKIE, type CSRF_BROWSER_COOKIE, CSRF_COOKIE, SESSION_COOKIE } from '@/config/cookies';
import type { AppContext } from './context';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

const isHttps = (c: AppContext): boolean => c.var.deps.siteOrigin.startsWith('https:');

const commonOptions = (c: AppContext) => ({ path: '/', sameSite: 'Lax', secure: isHttps(c) }) as const;

/** Sets the session cookie, or deletes it when the token is empty. Scripts cannot read it. */
export function writeSessionCookie(c: AppContext, token: string, maxAgeSeconds: number): void {
  setCookie(c, SESSION_COOKIE, token, { ...commonOptions(c), httpOnly: true, maxAge: maxAgeSeconds });
}

/** Sets the CSRF cookie. Our scripts read it and send it back as X-CSRFToken. It lasts one year, as in Django. */
export function writeCsrfCookie(c: AppContext, token: string): void {
  setCookie(c, CSRF_COOKIE, token, { ...commonOptions(c), maxAge: YEAR_SECONDS });
}

type BrowserCookie = typeof BROWSER_COOKIE | typeof CSRF_BROWSER_COOKIE;

/**
 * Over HTTPS the name begins with `__Host-`, so that neither a sibling domain nor a page over plain HTTP can set the
 * cookie (decision 0099). The names of Django's cookies are fixed by the contract.
 */
const prefixOf = (c: AppContext): 'host' | undefined => (isHttps(c) ? 'host' : undefined);

/** Sets a cookie that identifies the browser. It lasts one year. Scripts cannot read it. */
export function writeBrowserCookie(c: AppContext, token: string, name: BrowserCookie = BROWSER_COOKIE): void {
  const prefix = prefixOf(c);
  const options = { ...commonOptions(c), httpOnly: true, maxAge: YEAR_SECONDS };
  setCookie(c, name, token, prefix ? { ...options, prefix } : options);
}

/**
 * Returns the value of a cookie that identifies the browser; undefined when there is none or when it has not the form of
 * our tokens.
 */
export function browserTokenOf(c: AppContext, name: BrowserCookie = BROWSER_COOKIE): string | undefined {
  const prefix = prefixOf(c);
  const token = prefix ? getCookie(c, name, prefix) : getCookie(c, name);
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** Deletes a cookie that identifies the browser. */
export function deleteBrowserCookie(c: AppContext, name: BrowserCookie): void {
  const prefix = prefixOf(c);
  deleteCookie(c, name, prefix ? { ...commonOptions(c), prefix } : commonOptions(c));
}
