import { beforeEach, describe, expect, it } from 'vitest';
import { Cache } from '@/gateway/cache';

let now: number;
let made: number;
beforeEach(() => {
  now = 0;
  made = 0;
});
const createCache = (maxBytes = 1_000_000) => new Cache(maxBytes, () => now);
/** Makes values 1, 2, 3 … which are kept for five seconds. */
const count = async () => {
  made += 1;
  return { value: made, seconds: 5, bytes: 1_000 };
};

describe('the cache', () => {
  it('keeps a value for its seconds, counted from when it began to be made', async () => {
    const cache = createCache();
    const slow = async () => {
      const result = await count();
      now += 2_000;
      return result;
    };
    expect(await cache.get('a', slow)).toBe(1);
    now += 2_999;
    expect(await cache.get('a', slow)).toBe(1);
    now += 1;
    expect(await cache.get('a', slow)).toBe(2);
    expect(cache.state).toMatchObject({ hits: 1, misses: 2, entries: 1 });
  });

  it('makes one value for all who ask at the same time, and another for who comes too late for it', async () => {
    const cache = createCache();
    const finish: ((value: number) => void)[] = [];
    const make = () =>
      new Promise<{ value: number; seconds: number }>((resolve) => {
        finish.push((value) => resolve({ value, seconds: 5 }));
      });
    const early = Array.from({ length: 20 }, () => cache.get('a', make));
    now += 5_000;
    const late = cache.get('a', make);
    expect(finish).toHaveLength(2);
    finish[1]?.(2);
    expect(await late).toBe(2);
    finish[0]?.(1);
    expect(new Set(await Promise.all(early))).toEqual(new Set([1]));
    // The slow value is older than the one that is kept.
    expect(cache.peek('a')?.value).toBe(2);
  });

  it('still makes one value for all who ask after a slow one that nobody waits for has ended', async () => {
    const cache = createCache();
    const finish: (() => void)[] = [];
    const make = () =>
      new Promise<{ value: number; seconds: number }>((resolve) => {
        finish.push(() => resolve({ value: finish.length, seconds: 0 }));
      });
    const slow = cache.get('a', make);
    now += 5_000;
    const next = cache.get('a', make);
    finish[0]?.();
    await slow;
    const last = cache.get('a', make);
    expect(finish).toHaveLength(2);
    finish[1]?.();
    expect(await last).toBe(await next);
  });

  it('keeps no failure, and nothing that may not be kept', async () => {
    const cache = createCache();
    await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await cache.get('a', async () => ({ value: 'busy', seconds: 0 }))).toBe('busy');
    expect(await cache.get('a', count)).toBe(1);
    now += 5_000;
    await cache.get('a', async () => ({ value: 'busy', seconds: 0 }));
    expect(cache.peek('a')).toBeUndefined();
  });

  it('gives the value that is too old to who makes the next one', async () => {
    const cache = createCache();
    const received: unknown[] = [];
    const make = async (previous: number | undefined) => {
      received.push(previous);
      return count();
    };
    await cache.get('a', make);
    now += 5_000;
    await cache.get('a', make);
    expect(received).toEqual([undefined, 1]);
  });

  it('is bounded in bytes, and drops first what was used least recently', async () => {
    const cache = createCache(100_000);
    for (let key = 0; key < 100; key += 1) {
      await cache.get(`key ${key}`, count);
      await cache.get('key 0', count);
    }
    expect(cache.state.bytes).toBeLessThanOrEqual(100_000);
    expect(cache.peek('key 0')?.value).toBe(1);
    expect(cache.peek('key 1')).toBeUndefined();
  });

  it('keeps nothing without memory, but still makes one value for all who wait', async () => {
    const cache = createCache(0);
    expect(await Promise.all([cache.get('a', count), cache.get('a', count)])).toEqual([1, 1]);
    expect(await cache.get('a', count)).toBe(2);
    expect(cache.state.entries).toBe(0);
  });
});
