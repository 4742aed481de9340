/** A member's own pages, what is filled in there, and the addresses of mailed links with their tokens. */
const PRIVATE_PAGES = /^\/(auth|mypage|delete-complete|dev)(\/|$)|^\/vacancy\/[^/]+\/(entry|confirm)(\/|$)/;

/**
 * What the tag manager may be told of an address: the path alone, since a query may hold words that somebody typed.
 * @param address path with or without query and fragment
 * @returns null for the pages that it must not know of
 */
export function getAnalyticsPath(address: string): string | null {
  const path = address.replace(/[?#].*$/, '');
  return PRIVATE_PAGES.test(path) ? null : path;
}

/** Where somebody came from: the origin of another site, the path of a page of our own. */
export function getAnalyticsReferrer(referrer: string, origin: string): string {
  if (!URL.canParse(referrer)) return '';
  const { origin: referrerOrigin, pathname } = new URL(referrer);
  return referrerOrigin === origin ? origin + (getAnalyticsPath(pathname) ?? '/') : `${referrerOrigin}/`;
}
