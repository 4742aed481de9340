const TIMEOUT_MS = 10_000;

/** Asks the site for a page without loading it. @returns the response, or null when there was none within 10 s */
async function probe(address: string): Promise<Response | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return fetch(address, { method: 'HEAD', cache: 'no-store', signal }).catch(() => null);
}

/**
 * Reloads the page when the site is reachable. Without a connection, a reload would replace the page with an error.
 * @returns false when the site does not respond
 */
export async function reloadIfReachable(): Promise<boolean> {
  const isReachable = (await probe(window.location.href))?.ok ?? false;
  if (isReachable) window.location.reload();
  return isReachable;
}

/**
 * Opens a page with a full page load when the site responds, even with an error page of its own. Without a connection,
 * the browser would show its own error page instead.
 * @param path path of this site
 * @returns false when the site does not respond
 */
export async function openIfReachable(path: string): Promise<boolean> {
  const isReachable = navigator.onLine && (await probe(path)) !== null;
  if (isReachable) window.location.assign(path);
  return isReachable;
}
