// Any origin serves: only whether the target leaves it matters.
const DUMMY_ORIGIN = 'https://own.invalid';

/**
 * Guards redirects: only a path of this site comes back (with its query and hash).
 * `//evil.example`, `/\evil.example`, `/\t/evil.example` and `javascript:` all give undefined.
 */
export function toSameOriginPath(target: string | null | undefined): string | undefined {
  if (!target?.startsWith('/') || !URL.canParse(target, DUMMY_ORIGIN)) return undefined;
  const url = new URL(target, DUMMY_ORIGIN);
  return url.origin === DUMMY_ORIGIN ? url.pathname + url.search + url.hash : undefined;
}
