/** Django's names of the cookies (spec §7), which the reference API uses too. */
export const SESSION_COOKIE = 'sessionid';
export const CSRF_COOKIE = 'csrftoken';

/** Identifies a browser in which a member has logged in before (decision 0083). Scripts cannot read it. */
export const BROWSER_COOKIE = 'known_browser';

/**
 * Identifies a browser without a session, to which its CSRF token is bound (decision 0099). Scripts cannot read it. Over
 * HTTPS the names of this cookie and of `known_browser` begin with `__Host-`.
 */
export const CSRF_BROWSER_COOKIE = 'csrf_browser';
