import { setCookie } from 'hono/cookie';
import type { AppContext } from './context';

export const SESSION_COOKIE = 'sessionid';
export const CSRF_COOKIE = 'csrftoken';

const commonOptions = (c: AppContext) =>
  ({ path: '/', sameSite: 'Lax', secure: c.var.deps.siteOrigin.startsWith('https:') }) as const;

/** Hands the browser its session; with an empty token, takes it away. Scripts cannot read it. */
export function writeSessionCookie(c: AppContext, token: string, maxAgeSeconds: number): void {
  setCookie(c, SESSION_COOKIE, token, { ...commonOptions(c), httpOnly: true, maxAge: maxAgeSeconds });
}

/** The token that our scripts read and send back as X-CSRFToken. One year, as Django has it. */
export function writeCsrfCookie(c: AppContext, token: string): void {
  setCookie(c, CSRF_COOKIE, token, { ...commonOptions(c), maxAge: 365 * 24 * 60 * 60 });
}
