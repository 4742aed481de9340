/** In ms. */
const ANSWERS_WITHIN = 10_000;

/**
 * Reloads the page when the site answers: without a connection a reload would only take the page away.
 * @returns false when the site does not answer
 */
export async function reloadIfReachable(): Promise<boolean> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), ANSWERS_WITHIN);
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
