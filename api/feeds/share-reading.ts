import { getRuntime } from '@/lib/api-runtime';

/**
 * Returns a function that gives callers at the same time one result of `read`, which must be the same for everybody. A list
 * that is read page by page costs up to hundreds of calls of the API, which go on when the client has left. Without this,
 * a client could cause that many calls with each request.
 */
export function shareReading<T>(read: () => Promise<T>): () => Promise<T> {
  // One for each API, of which a process has several only in tests.
  const running = new WeakMap<object, Promise<T>>();
  return () => {
    const api = getRuntime() ?? globalThis;
    const current = running.get(api);
    if (current) return current;
    const reading = read().finally(() => running.delete(api));
    running.set(api, reading);
    return reading;
  };
}
