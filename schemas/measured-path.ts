/** A member's own pages, what is filled in there, and the addresses of mailed links with their tokens. */
const OWN_PAGES = /^\/(auth|mypage|delete-complete|dev)(\/|$)|^\/vacancy\/[^/]+\/(entry|confirm)(\/|$)/;

/**
 * What the tag manager may be told of an address: the path alone, since a query may hold words that somebody typed.
 * @param address path with or without query and fragment
 * @returns null for the pages that it must not know of
 */
export function measuredPath(address: string): string | null {
  const path = address.replace(/[?#].*$/, '');
  return OWN_PAGES.test(path) ? null : path;
}

/** Where somebody came from: the origin of another site, the path of a page of our own. */
export function measuredReferrer(referrer: string, origin: string): string {
  if (!URL.canParse(referrer)) return '';
  const { origin: from, pathname } = new URL(referrer);
  return from === origin ? origin + (measuredPath(pathname) ?? '/') : `${from}/`;
}
