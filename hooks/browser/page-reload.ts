const TIMEOUT_MS = 10_000;

/**
 * Reloads the page when the site is reachable. Without a connection, a reload would replace the page with an error.
 * @returns false when the site does not respond
 */
export async function reloadIfReachable(): Promise<boolean> {
  const request = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
  const isReachable = await fetch(window.location.href, request).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isReachable) window.location.reload();
  return isReachable;
}
