import { untilAborted } from '@/lib/until-aborted';

/**
 * Waits for work, but at most for a time in milliseconds. No timer is left behind.
 * @param work gets a signal, which is aborted when the time is over
 * @throws DOMException `TimeoutError` when the time is over
 */
export async function withTimeout<T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new DOMException(`not finished after ${milliseconds} ms`, 'TimeoutError')),
    milliseconds,
  ).unref();
  try {
    return await untilAborted(work(controller.signal), controller.signal);
  } finally {
    clearTimeout(timer);
  }
}
