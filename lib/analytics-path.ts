import { parseUrl } from './urls';

/** Pages that are not reported: the member's own pages, forms, and mailed links, whose URLs contain tokens. */
const PRIVATE_PAGES =
  /^\/(auth|mypage|delete-complete|dev)(\/|$)|^\/vacancy\/([^/]+\/(entry|confirm)|saved)(\/|$)|^\/for-company\/contact(\/|$)/;

/**
 * Returns the path that may be reported to the tag manager. The query is removed, because it may contain text that the
 * user typed.
 * @param address path with or without query and fragment
 * @returns null for pages that must not be reported
 */
export function getAnalyticsPath(address: string): string | null {
  const path = address.replace(/[?#].*$/, '');
  return PRIVATE_PAGES.test(path) ? null : path;
}

/** Returns the referrer to report: the origin of another site, or the path of a page of this site. */
export function getAnalyticsReferrer(referrer: string, origin: string): string {
  const url = parseUrl(referrer);
  if (!url) return '';
  const { origin: referrerOrigin, pathname } = url;
  return referrerOrigin === origin ? origin + (getAnalyticsPath(pathname) ?? '/') : `${referrerOrigin}/`;
}
