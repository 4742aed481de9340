// Any origin serves: only whether the target leaves it matters.
const HERE = 'https://own.invalid';

/**
 * Guards redirects: only a path of this site comes back (with its query and hash).
 * `//evil.example`, `/\evil.example`, `/\t/evil.example` and `javascript:` all give undefined.
 */
export function ownPath(target: string | null | undefined): string | undefined {
  if (!target?.startsWith('/') || !URL.canParse(target, HERE)) return undefined;
  const url = new URL(target, HERE);
  return url.origin === HERE ? url.pathname + url.search + url.hash : undefined;
}
