import { getCookie, setCookie } from 'hono/cookie';
import { BROWSER_COOKIE, CSRF_COOKIE, SESSION_COOKIE } from '@/config/cookies';
import type { AppContext } from './context';

const commonOptions = (c: AppContext) =>
  ({ path: '/', sameSite: 'Lax', secure: c.var.deps.siteOrigin.startsWith('https:') }) as const;

/** Sets the session cookie, or deletes it when the token is empty. Scripts cannot read it. */
export function writeSessionCookie(c: AppContext, token: string, maxAgeSeconds: number): void {
  setCookie(c, SESSION_COOKIE, token, { ...commonOptions(c), httpOnly: true, maxAge: maxAgeSeconds });
}

/** Sets the CSRF cookie. Our scripts read it and send it back as X-CSRFToken. It lasts one year, as in Django. */
export function writeCsrfCookie(c: AppContext, token: string): void {
  setCookie(c, CSRF_COOKIE, token, { ...commonOptions(c), maxAge: 365 * 24 * 60 * 60 });
}

const BROWSER_SECONDS = 365 * 24 * 60 * 60;

/** Sets the cookie by which a browser is recognized at its next login. It lasts one year. Scripts cannot read it. */
export function writeBrowserCookie(c: AppContext, token: string): void {
  setCookie(c, BROWSER_COOKIE, token, { ...commonOptions(c), httpOnly: true, maxAge: BROWSER_SECONDS });
}

/** Returns the value of the browser's cookie; undefined when there is none or when it has not the form of our tokens. */
export function browserTokenOf(c: AppContext): string | undefined {
  const token = getCookie(c, BROWSER_COOKIE);
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}
