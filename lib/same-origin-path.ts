import { parseUrl } from './parse-url';

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
