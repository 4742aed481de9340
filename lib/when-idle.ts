/** The delay for Safari, which has no requestIdleCallback. */
const FALLBACK_DELAY_MS = 1000;
/** The maximum delay, because a page that polls and animates may never be idle. */
const LATEST_MS = 5000;

/**
 * Runs a function when the browser is idle.
 * @returns a function that cancels it
 */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: LATEST_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, FALLBACK_DELAY_MS);
  return () => clearTimeout(timer);
}
