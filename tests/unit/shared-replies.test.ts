import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { API_URL, apiFetch, readAsVisitor, readShared } from '@/gateway/api-fetch';
import { Cache } from '@/gateway/cache';
import { ResponseTooLongError, readLimited } from '@/gateway/reply-limits';
import { setRuntime } from '@/gateway/runtime';
import { sharedCacheControl } from '@/lib/shared-cache';
import { changedEnv, restoreEnv } from '@/tests/setup/changed-env';

const PUBLIC = { 'Cache-Control': sharedCacheControl(1) };
let now: number;
let received: Request[];
let answer: (request: Request) => Response | Promise<Response>;

beforeEach(() => {
  changedEnv.PAGE_CACHE_MB = 64;
  now = 1_000;
  received = [];
  answer = () => Response.json([received.length], { headers: PUBLIC });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const fetch = async (request: Request) => {
    received.push(request);
    return answer(request);
  };
  setRuntime({ fetch, stop: async () => undefined, banner: [] });
});
afterEach(() => {
  vi.restoreAllMocks();
  setRuntime(undefined);
  restoreEnv();
});

const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await apiFetch(new Request(`${API_URL}${path}`, { headers }));
  return response.json();
};
/** What a page of a visitor reads. */
const readForPage = async (path: string) => (await readAsVisitor(path)).data;
const MEMBER = { cookie: 'sessionid=abc; csrftoken=x' };

describe('a reply that says s-maxage', () => {
  it('is kept for that time once a page has read it, for visitors and members', async () => {
    expect(await readForPage('/vacancies/?days=3')).toEqual([1]);
    now += 999;
    expect([await read('/vacancies/?days=3'), await read('/vacancies/?days=3', MEMBER)]).toEqual([[1], [1]]);
    now += 1;
    expect(await read('/vacancies/?days=3')).toEqual([2]);
  });

  it('is kept when a browser has asked the reference API for it', async () => {
    expect([await read('/vacancies/'), await read('/vacancies/', MEMBER)]).toEqual([[1], [1]]);
    expect(await readForPage('/vacancies/')).toEqual([1]);
    now += 1_000;
    expect(await read('/vacancies/')).toEqual([2]);
  });

  it('with Vary: Cookie is not kept when a member has asked for it', async () => {
    answer = () => Response.json([received.length], { headers: { ...PUBLIC, Vary: 'Cookie' } });
    expect([await read('/seminars/', MEMBER), await read('/seminars/')]).toEqual([[1], [2]]);
  });

  it('is asked for again with nothing of the visitor who comes first', async () => {
    await readForPage('/vacancies/');
    now += 1_000;
    const visitor = { 'user-agent': 'Visitor/1.0', 'accept-language': 'en', accept: 'text/html' };
    await read('/vacancies/', { ...MEMBER, ...visitor });
    expect(received).toHaveLength(2);
    for (const { headers } of received)
      expect(Object.fromEntries(headers)).toEqual({ accept: 'application/json, text/plain, */*' });
  });

  it('is asked for again by the ETag of the API, and stays the same object until that changes', async () => {
    answer = () => Response.json([1], { headers: { ...PUBLIC, ETag: 'W/"a"' } });
    await readForPage('/vacancies/');
    const shared = () => readShared('/vacancies/', { hasSession: false });
    const first = await shared();
    now += 1_000;
    answer = () => new Response(null, { status: 304, headers: PUBLIC });
    const second = await shared();
    expect(received[1]?.headers.get('if-none-match')).toBe('W/"a"');
    expect(second).toBe(first);
    expect(second?.data).toBe(first?.data);
    now += 1_000;
    answer = () => Response.json([2], { headers: { ...PUBLIC, ETag: 'W/"b"' } });
    expect((await shared())?.data).toEqual([2]);
  });

  it('is asked for once when many want it again', async () => {
    await readForPage('/vacancies/');
    now += 1_000;
    const all = await Promise.all(Array.from({ length: 20 }, () => read('/vacancies/')));
    expect(all).toEqual(all.map(() => [2]));
    expect(received).toHaveLength(2);
  });

  it('with Vary: Cookie is for visitors only, as the list of seminars is, which members change', async () => {
    answer = () => Response.json([received.length], { headers: { ...PUBLIC, Vary: 'Cookie' } });
    await readForPage('/seminars/');
    expect([await read('/seminars/'), await read('/seminars/', MEMBER), await read('/seminars/')]).toEqual([
      [1],
      [2],
      [1],
    ]);
  });
});

it.each([
  ['says nothing', {}],
  ['is private', { 'Cache-Control': 'private, s-maxage=1' }],
  ['may not be stored', { 'Cache-Control': 'no-store, s-maxage=1' }],
  ['sets a cookie', { ...PUBLIC, 'Set-Cookie': 'csrftoken=a' }],
])('a reply that %s is not kept', async (_what, headers) => {
  answer = () => Response.json([received.length], { headers });
  expect([await readForPage('/vacancies/'), await read('/vacancies/')]).toEqual([[1], [2]]);
});

it('keeps no error', async () => {
  answer = () => Response.json({}, { status: 503, headers: PUBLIC });
  await readForPage('/vacancies/');
  await read('/vacancies/');
  expect(received).toHaveLength(2);
});

it('what is kept answers no write, no request with credentials of its own, and none for a part', async () => {
  await readForPage('/tags/');
  expect(await read('/tags/')).toEqual([1]);
  expect(await read('/tags/', { authorization: 'Basic abc' })).toEqual([2]);
  expect(await read('/tags/', { range: 'bytes=0-9' })).toEqual([3]);
  expect(await (await apiFetch(new Request(`${API_URL}/tags/`, { method: 'POST' }))).json()).toEqual([4]);
});

describe('the lists that each page needs', () => {
  const readList = () => readShared('/columns/', { hasSession: true, isPage: true });

  it('are kept for four seconds when an existing API says nothing', async () => {
    answer = () => Response.json([received.length]);
    const first = await readList();
    now += 3_999;
    expect(await readList()).toBe(first);
    now += 1;
    expect((await readList())?.data).toEqual([2]);
  });

  it('are asked for by a browser with its own cookies', async () => {
    answer = () => Response.json([received.length], { headers: { Vary: 'Cookie' } });
    await readList();
    await read('/columns/', MEMBER);
    expect(received[1]?.headers.get('cookie')).toBe(MEMBER.cookie);
  });

  it('are not kept while the API fails, or sends something else than JSON', async () => {
    answer = () => Response.json({ error: '障害' }, { status: 503 });
    expect(await readList()).toMatchObject({ status: 503, data: { error: '障害' } });
    answer = () => new Response('<h1>Maintenance</h1>');
    expect(await readList()).toMatchObject({ status: 200, data: '<h1>Maintenance</h1>' });
  });
});

it('a reply whose status changes while its body does not has the new status', async () => {
  let status = 200;
  answer = () => Response.json({ detail: 'the same' }, { status, headers: PUBLIC });
  expect((await readAsVisitor('/tags/')).status).toBe(200);
  now += 10_000;
  status = 404;
  expect((await readAsVisitor('/tags/')).status).toBe(404);
});

describe('the bytes of a reply that the server reads', () => {
  const read = (text: string) => readLimited(new Response(text), 4, new AbortController().signal);

  it('reads a body that is as long as allowed, and none that is longer', async () => {
    expect((await read('1234')).toString()).toBe('1234');
    expect((await readLimited(new Response(null), 4, new AbortController().signal)).length).toBe(0);
    await expect(read('12345')).rejects.toThrow(ResponseTooLongError);
  });
});

describe('the cache', () => {
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
