import { SESSION_COOKIE } from './cookies';
import { type Env, env } from './env';

/** Cookies of which we know that they hold no session: our own, Django's, Google's sign-in and the tag manager's. */
const OTHER_COOKIES =
  /^(?:csrftoken|email\.token|(?:__Host-)?(?:known_browser|csrf_browser)|google\.nonce|messages|django_language|g_state|g_csrf_token|_ga|_ga_.+|_gid|_gat.*|_gcl_.+|_dc_gtm_.+)$/;

/** Returns the names of the cookies in a Cookie header, without those that are empty. */
function cookieNames(cookieHeader = ''): string[] {
  return cookieHeader.split(';').flatMap((pair) => {
    const [name = '', ...value] = pair.split('=');
    return value.join('=').trim() ? [name.trim()] : [];
  });
}

/**
 * Returns the name of the session cookie that is set or fixed for this mode. It is null with API_ORIGIN and without
 * SESSION_COOKIE_NAME, because the session cookie of that API may then have any name.
 */
const knownName = ({ API_ORIGIN, SESSION_COOKIE_NAME }: Env): string | null =>
  API_ORIGIN ? (SESSION_COOKIE_NAME ?? null) : SESSION_COOKIE;

/**
 * Returns whether a Cookie header contains a cookie that certainly is a session cookie. Whether the session is valid,
 * only GET /members/me/ can tell.
 */
export function hasNamedSessionCookie(cookieHeader: string | undefined, environment: Env = env()): boolean {
  return cookieNames(cookieHeader).includes(knownName(environment) ?? SESSION_COOKIE);
}

/**
 * Returns whether a Cookie header may contain a session (decision 0074). False means that the visitor is certainly
 * anonymous, so that the page needs no call for the member and is the same for every such visitor.
 */
export function hasSessionCookie(cookieHeader: string | undefined, environment: Env = env()): boolean {
  if (knownName(environment) !== null) return hasNamedSessionCookie(cookieHeader, environment);
  return cookieNames(cookieHeader).some((name) => !OTHER_COOKIES.test(name));
}
