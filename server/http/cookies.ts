import { setCookie } from 'hono/cookie';
import { CSRF_COOKIE, SESSION_COOKIE } from '@/config/cookies';
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
