import { expect, it, vi } from 'vitest';
import { type ResponseBody, ResponseCache } from '@/server/http/response-cache';

const toBody = (text: string): ResponseBody => ({ body: Buffer.from(text), contentType: 'application/json' });

/** Returns a cache with a clock that the test moves. */
function setUp(maxBytes = 1_000_000) {
  const clock = { now: 0 };
  const cache = new ResponseCache(maxBytes, () => clock.now);
  const read = async (make: () => Promise<ResponseBody | null>, key = '/vacancies/') =>
    (await cache.get(key, make))?.body.toString();
  return { cache, clock, read };
}

it('asks once for many callers at the same time, and for those who come within a second', async () => {
  const { read, clock } = setUp();
  const make = vi.fn(async () => toBody('one'));
  await Promise.all(Array.from({ length: 50 }, () => read(make)));
  clock.now = 999;
  expect(await read(make)).toBe('one');
  expect(make).toHaveBeenCalledTimes(1);
  clock.now = 1_000;
  expect(await read(async () => toBody('two'))).toBe('two');
});

it('counts the age from the start of the queries, and keeps the later of two responses', async () => {
  const { read, clock } = setUp();
  let finish: (body: ResponseBody) => void = () => undefined;
  const slow = read(() => new Promise((resolve) => (finish = resolve)));
  clock.now = 1_000;
  expect(await read(async () => toBody('new'))).toBe('new');
  finish(toBody('old'));
  expect(await slow).toBe('old');
  expect(await read(async () => toBody('never asked'))).toBe('new');
});

it('keeps nothing that failed, and lets the next caller try', async () => {
  const { read, cache } = setUp();
  await expect(read(async () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(await read(async () => null)).toBeUndefined();
  expect(cache.bytes).toBe(0);
  expect(await read(async () => toBody('back'))).toBe('back');
});

it('keeps ETag and compressed bodies of unchanged data, and replaces them with the data', async () => {
  const { cache, clock } = setUp();
  const get = (text: string) => cache.get('/columns/', async () => toBody(text));
  const first = await get('same');
  if (!first) throw new Error('nothing was kept');
  const compressed = await cache.body(first, 'br');
  clock.now = 1_000;
  const second = await get('same');
  expect(second?.etag).toBe(first.etag);
  expect(second && (await cache.body(second, 'br'))).toBe(compressed);
  clock.now = 2_000;
  const third = await get('other');
  expect(third?.etag).not.toBe(first.etag);
  expect(third && (await cache.body(third, 'br'))).not.toEqual(compressed);
});

it('is bounded in bytes and removes what was used least recently', async () => {
  const { cache, read } = setUp(50_000);
  for (let index = 0; index < 200; index += 1)
    await read(async () => toBody('x'.repeat(1_000)), `/vacancies/?search=${index}`);
  expect(cache.bytes).toBeGreaterThan(40_000);
  expect(cache.bytes).toBeLessThanOrEqual(50_000);
  expect(await read(async () => toBody('asked'), '/vacancies/?search=0')).toBe('asked');
  expect(await read(async () => toBody('asked'), '/vacancies/?search=199')).not.toBe('asked');
});

it('answers what is larger than all its memory without keeping it', async () => {
  const { cache, read } = setUp(1_000);
  expect(await read(async () => toBody('x'.repeat(2_000)))).toHaveLength(2_000);
  expect(cache.bytes).toBe(0);
});
