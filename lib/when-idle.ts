/** Safari has no requestIdleCallback. */
const FALLBACK_DELAY_MS = 1000;
/** A page that polls and animates may never be idle. */
const LATEST_MS = 5000;

/**
 * Runs a function once the browser has nothing more urgent to do, in the browser alone.
 * @returns cancels it
 */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: LATEST_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, FALLBACK_DELAY_MS);
  return () => clearTimeout(timer);
}
