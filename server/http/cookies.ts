import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { BROWSER_COOKIE, type CSRF_BROWSER_COOKIE, CSRF_COOKIE, SESSION_COOKIE } from '@/config/cookies';
import type { AppContext, AppDeps } from './context';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** What the cookies of a request depend on. */
export interface CookieSource extends Pick<AppDeps, 'siteOrigin'> {
  /** The value of the header `Cookie`. */
  cookies: string | undefined;
}

/** Returns what the cookies of the request depend on. */
export const cookieSourceOf = (c: AppContext): CookieSource => ({
  siteOrigin: c.var.deps.siteOrigin,
  cookies: c.req.header('cookie'),
});

/** Returns the value of a cookie in the value of the header `Cookie`. */
export const cookieIn = (cookies: string | undefined, name: string): string | undefined =>
  cookies === undefined ? undefined : parse(cookies, name)[name];

/** Adds lines of Set-Cookie to the response. */
export function addCookies(c: AppContext, ...lines: string[]): void {
  for (const line of lines) c.header('Set-Cookie', line, { append: true });
}

type Site = Pick<CookieSource, 'siteOrigin'>;

const isHttps = ({ siteOrigin }: Site): boolean => siteOrigin.startsWith('https:');

const commonOptions = (site: Site) => ({ path: '/', sameSite: 'Lax', secure: isHttps(site) }) as const;

/** Returns the line that sets the session cookie, or deletes it when the token is empty. Scripts cannot read it. */
export const sessionCookie = (site: Site, token: string, maxAgeSeconds: number): string =>
  generateCookie(SESSION_COOKIE, token, {
    ...commonOptions(site),
    httpOnly: true,
    maxAge: maxAgeSeconds,
  });

/**
 * Returns the line that sets the CSRF cookie. Our scripts read it and send it back as X-CSRFToken. It lasts one year, as in
 * Django.
 */
export const csrfCookie = (site: Site, token: string): string =>
  generateCookie(CSRF_COOKIE, token, { ...commonOptions(site), maxAge: YEAR_SECONDS });

type BrowserCookie = typeof BROWSER_COOKIE | typeof CSRF_BROWSER_COOKIE;

/**
 * Over HTTPS the name begins with `__Host-`, so that neither a sibling domain nor a page over plain HTTP can set the
 * cookie (decision 0099). The names of Django's cookies are fixed by the contract.
 */
const nameOf = (site: Site, name: BrowserCookie): string => (isHttps(site) ? `__Host-${name}` : name);

/** Returns the line that sets a cookie that identifies the browser. It lasts one year. Scripts cannot read it. */
export const browserCookie = (site: Site, token: string, name: BrowserCookie = BROWSER_COOKIE): string =>
  generateCookie(nameOf(site, name), token, {
    ...commonOptions(site),
    httpOnly: true,
    maxAge: YEAR_SECONDS,
  });

/**
 * Returns the value of a cookie that identifies the browser; undefined when there is none or when it has not the form of
 * our tokens.
 */
export function browserTokenOf(
  source: CookieSource,
  name: BrowserCookie = BROWSER_COOKIE,
): string | undefined {
  const token = cookieIn(source.cookies, nameOf(source, name));
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** Returns the line that deletes a cookie that identifies the browser. */
export const expiredBrowserCookie = (site: Site, name: BrowserCookie): string =>
  generateCookie(nameOf(site, name), '', { ...commonOptions(site), maxAge: 0 });
