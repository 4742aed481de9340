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
