import { CSRF_COOKIE } from '@/config/cookies';

/** The cookie with the secret of this browser whose digest Google puts into its ID token as `nonce` (decision 0026). */
export const GOOGLE_NONCE_COOKIE = 'google.nonce';

/**
 * Returns the CSRF token among cookies as in `document.cookie`. It is bound to the session and readable by scripts, so a
 * changed token shows a changed session, also one that another tab has opened.
 */
export const csrfTokenIn = (cookies: string): string | undefined =>
  cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${CSRF_COOKIE}=`))
    ?.slice(CSRF_COOKIE.length + 1);
