import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readMarketFigures } from '@/api/pages/market';
import { setRuntime } from '@/gateway/runtime';
import { changedEnv, restoreEnv } from '../setup/changed-env';

const TEN_MINUTES_MS = 10 * 60_000;

let reads: number;
beforeEach(() => {
  reads = 0;
  changedEnv.PAGE_CACHE_MB = 64;
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const fetch = async () => {
    reads += 1;
    return Response.json({ count: 0, next: null, results: [] });
  };
  setRuntime({ fetch, stop: async () => undefined, banner: [] });
});
afterEach(() => {
  setRuntime(undefined);
  restoreEnv();
  vi.useRealTimers();
});

it('reads the figures again after ten minutes, also when the clock of the machine was set back meanwhile', async () => {
  await readMarketFigures();
  await readMarketFigures();
  expect(reads).toBe(1);
  vi.advanceTimersByTime(TEN_MINUTES_MS);
  vi.setSystemTime(Date.now() - 24 * 60 * 60_000);
  await readMarketFigures();
  expect(reads).toBe(2);
});
