const TIMEOUT_MS = 10_000;

/**
 * Reloads the page when the site is reachable. Without a connection, a reload would replace the page with an error.
 * @returns false when the site does not respond
 */
export async function reloadIfReachable(): Promise<boolean> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIMEOUT_MS);
  const isReachable = await fetch(window.location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: abort.signal,
  }).then(
    ({ ok }) => ok,
    () => false,
  );
  clearTimeout(timer);
  if (isReachable) window.location.reload();
  return isReachable;
}
