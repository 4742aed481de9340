/** Thrown when a script of the site could not be loaded in time. `lib/api-failure.ts` recognizes it by its name. */
export class LazyImportError extends Error {
  override name = 'LazyImportError';
}

const RETRY_DELAY_MS = 500;
/** Time limit for an import, because a script request on a dead connection would never settle. */
const TIME_LIMIT_MS = 30_000;

async function importTwice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    return load();
  }
}

/**
 * Runs a dynamic import and retries it once. A failure is not cached: the next call imports again.
 * @param load `() => import('…')`
 * @throws LazyImportError when both attempts fail, or after 30 s
 */
export async function lazyImport<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeLimit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), TIME_LIMIT_MS);
  });
  try {
    return await Promise.race([importTwice(load), timeLimit]);
  } catch (cause) {
    throw new LazyImportError('A script of this site could not be loaded.', { cause });
  } finally {
    clearTimeout(timer);
  }
}
