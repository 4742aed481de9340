/** Enough for a slow connection, and as long as people wait. */
const TIMEOUT_MS = 15_000;

const isPageData = (input: RequestInfo | URL): boolean =>
  String(input instanceof Request ? input.url : input).includes('/_next/data/');

/** Sends a request that fails as without a connection when no reply has begun in time. */
async function fetchInTime(
  send: typeof fetch,
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    return await send(input, { ...init, signal: controller.signal });
  } catch (error) {
    // The error of a lost connection. Next's router takes any other one for a defect of the page.
    throw controller.signal.aborted ? new TypeError('Failed to fetch') : error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Gives the request for the data of the next page a timeout. Next's router has none: with a server that accepts a
 * request and never answers it, a route change, and every form that waits for it, would wait forever. The router treats
 * the timeout as a lost connection (route-failures.ts).
 * @returns a function that removes the timeout
 */
export function limitPageData(): () => void {
  const originalFetch = window.fetch;
  const limitedFetch: typeof fetch = (input, init) =>
    isPageData(input) ? fetchInTime(originalFetch, input, init) : originalFetch(input, init);
  window.fetch = limitedFetch;
  return () => {
    // Another program may have replaced the function since.
    if (window.fetch === limitedFetch) window.fetch = originalFetch;
  };
}
