/** How old a public response of the reference API may be, in seconds (server/http/read.ts). */
export const SHARED_RESPONSE_SECONDS = 1;

/**
 * How old a page for anonymous visitors may be when it is served, in seconds. Its data may be older by the age of a
 * response. Lists and details that came with a page are polled for the first time after the rest of the 10 s of spec §9
 * (api/polling.ts), so that nobody sees anything older than 10 s when that poll begins.
 */
export const SHARED_PAGE_SECONDS = 5;

/**
 * Allows shared caches to keep a page for a number of seconds. A browser asks again each time, because the visitor may
 * have logged in since.
 */
export const sharedCacheControl = (seconds: number): string =>
  `public, max-age=0, s-maxage=${seconds}, must-revalidate`;

/** Set by the loader of a page that is the same for every anonymous visitor. Only such a page is kept in memory. */
export const SHARED_PAGE_CACHE_CONTROL = sharedCacheControl(SHARED_PAGE_SECONDS);

/**
 * Returns whether the client already has what the ETag names. Compares weakly, as RFC 9110 requires for If-None-Match.
 * @param header the value of If-None-Match
 */
export const isKnownEtag = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^(?!W\/)/, 'W/') === etag) ??
  false;
