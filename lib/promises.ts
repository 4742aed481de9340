/**
 * Waits for a result until the signal is aborted, and no longer. What is waited for goes on.
 * @throws the reason of the signal
 */
export const untilAborted = <T>(result: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    result.then(resolve, reject);
  });

/** Like `Promise.allSettled`, but processes one item after another, because the work shares a database transaction. */
export async function settleSequentially<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<PromiseSettledResult<R>[]> {
  const results: PromiseSettledResult<R>[] = [];
  for (const item of items) results.push(...(await Promise.allSettled([work(item)])));
  return results;
}
