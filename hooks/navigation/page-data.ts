/** Enough for a slow connection, and as long as people wait. */
const TIMEOUT_MS = 15_000;

type Send = () => Promise<Response>;

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
 * Lets a function answer the requests with which Next's router fetches the data of the next page. Such a request also gets a
 * timeout, which the router does not have: with a server that accepts a request and never answers it, a route change, and
 * every form that waits for it, would wait forever. The router treats the timeout as a lost connection (route-failures.ts).
 * @param answer receives a function that sends the request
 * @returns a function that ends this
 */
export function interceptPageData(answer: (send: Send) => Promise<Response>): () => void {
  const originalFetch = window.fetch;
  const interceptingFetch: typeof fetch = (input, init) =>
    isPageData(input) ? answer(() => fetchInTime(originalFetch, input, init)) : originalFetch(input, init);
  window.fetch = interceptingFetch;
  return () => {
    // Another program may have replaced the function since.
    if (window.fetch === interceptingFetch) window.fetch = originalFetch;
  };
}
