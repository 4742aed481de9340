import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MISSING_SCRIPT_MESSAGE, toApiFailure } from '@/lib/api-failure';
import { LazyImportError, lazyImport } from '@/lib/lazy-import';

const failToLoad = () => Promise.reject(new Error('Failed to load chunk'));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Advances the timers until the import has settled. @returns the module or the error */
async function settled<T>(importing: Promise<T>, ms = 60_000): Promise<T | unknown> {
  const outcome = importing.catch((thrown: unknown) => thrown);
  await vi.advanceTimersByTimeAsync(ms);
  return outcome;
}

describe('lazyImport', () => {
  it('returns the module of the first attempt without waiting, and leaves no timer', async () => {
    await expect(lazyImport(() => Promise.resolve('module'))).resolves.toBe('module');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('retries once after a failure', async () => {
    const load = vi.fn().mockImplementationOnce(failToLoad).mockResolvedValueOnce('module');
    expect(await settled(lazyImport(load))).toBe('module');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('rejects after the second failure, and the next call imports again', async () => {
    const load = vi
      .fn()
      .mockImplementationOnce(failToLoad)
      .mockImplementationOnce(failToLoad)
      .mockResolvedValue('module');
    expect(await settled(lazyImport(load))).toBeInstanceOf(LazyImportError);
    expect(await settled(lazyImport(load))).toBe('module');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('rejects after 30 s when the script neither loads nor fails', async () => {
    const importing = lazyImport(() => new Promise(() => undefined));
    expect(await settled(importing, 30_000)).toBeInstanceOf(LazyImportError);
  });

  it('throws an error that queries, mutations and forms can display', async () => {
    const thrown = await settled(lazyImport(failToLoad));
    expect(toApiFailure(thrown)).toMatchObject({
      status: 0,
      error: expect.stringContaining(MISSING_SCRIPT_MESSAGE),
    });
  });
});
