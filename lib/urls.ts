/**
 * Parses an address. `URL.canParse` and `URL.parse` would be shorter, but Safari 16 has neither.
 * @returns null when it is not an address
 */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

// Any origin can be used here, because only a change of the origin matters.
const DUMMY_ORIGIN = 'https://own.invalid';

/**
 * Returns the target when it is a path of this site (with query and hash), to prevent open redirects. `//evil.example`,
 * `/\evil.example`, `/\t/evil.example` and `javascript:` return undefined, and so does `/.//evil.example`, whose path is
 * `//evil.example` once the dot is resolved.
 */
export function toSameOriginPath(target: string | null | undefined): string | undefined {
  if (!target?.startsWith('/')) return undefined;
  const url = parseUrl(target, DUMMY_ORIGIN);
  return url?.origin === DUMMY_ORIGIN && url.pathname[1] !== '/'
    ? url.pathname + url.search + url.hash
    : undefined;
}

/** Path prefix of every API call (spec §7). */
export const API_PREFIX = '/api/v3/public';

/**
 * One segment of a path: the characters that RFC 3986 allows, without `;`. Encoded separators, dots, percent signs and
 * control characters are excluded, because some servers decode a path before they resolve `..` in it.
 */
const SEGMENT = /^(?:[\w.~!$&'()*+,=:@-]|%(?!2[5ef]|5c|7f)[2-9a-f][0-9a-f])+$/i;

/**
 * Returns whether a path is below a prefix for every server that may read it (decision 0074).
 * @param pathname of a URL, which has resolved `..`, `%2e%2e` and backslashes already
 * @param prefix with a slash at its end
 */
export function isPathBelow(pathname: string, prefix: string): boolean {
  if (!pathname.startsWith(prefix)) return false;
  const segments = pathname.slice(prefix.length).split('/');
  // The last segment is empty when the path ends with a slash.
  return segments.every((segment, index) =>
    segment === '' ? index === segments.length - 1 : SEGMENT.test(segment) && !/^\.{1,2}$/.test(segment),
  );
}
