/** Django's names of the cookies (spec §7), which the reference API uses too. */
export const SESSION_COOKIE = 'sessionid';
export const CSRF_COOKIE = 'csrftoken';
