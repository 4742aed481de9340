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
