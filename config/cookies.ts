/** Django's names of the cookies (spec §7), which the reference API uses too. */
export const SESSION_COOKIE = 'sessionid';
export const CSRF_COOKIE = 'csrftoken';

/** Identifies a browser in which a member has logged in before (decision 0083). Scripts cannot read it. */
export const BROWSER_COOKIE = 'known_browser';

/** The secret of this browser whose digest Google puts into its ID token as `nonce` (decision 0082). */
export const GOOGLE_NONCE_COOKIE = 'google.nonce';
