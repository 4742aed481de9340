/** Name in localStorage. The value is the time of the last logout in this browser, in ms since the epoch. */
export const LAST_LOGOUT_KEY = 'last-logout';

/** The page was loaded, or has logged out itself, at this time. It shows nothing of an earlier session. */
let freshSince = performance.timeOrigin;

/** Records a logout that the member asked for. Every other tab receives a storage event (decision 0120). */
export function recordLogout(): void {
  freshSince = Date.now();
  try {
    localStorage.setItem(LAST_LOGOUT_KEY, String(freshSince));
  } catch {
    // The browser blocks storage, so no tab can tell another one.
  }
}

/** Returns the time of the last logout in this browser in ms since the epoch, or 0. */
export function lastLogoutAt(): number {
  try {
    return Number(localStorage.getItem(LAST_LOGOUT_KEY)) || 0;
  } catch {
    return 0;
  }
}

/**
 * Returns whether a member has logged out in another tab since this page was loaded. A time in the future means that the
 * clock was set back; it would make the page reload again and again.
 */
export function hasLoggedOutElsewhere(): boolean {
  const loggedOutAt = lastLogoutAt();
  return loggedOutAt > freshSince && loggedOutAt <= Date.now();
}
