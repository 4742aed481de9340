import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readAnonymously } from '@/api/transport/read-anonymously';
import { createReadHttp } from '@/api/transport/read-reply';
import { createServerRequest } from '@/api/transport/server-http';
import { API_URL, readShared } from '@/gateway/api-fetch';
import type { ApiFetch } from '@/gateway/reference-api';
import { withTimeout } from '@/gateway/reply-limits';
import { handleApiRequest } from '@/gateway/request-handler';
import { setRuntime } from '@/gateway/runtime';
import { columnsReply } from '@/schemas/column-fields';
import { vacancyPageReply } from '@/schemas/vacancy-fields';
import { changedEnv } from '@/tests/setup/changed-env';
import { setUpForwarding } from '@/tests/setup/forwarding';

const MB = 1024 * 1024;
const useApi = (fetch: ApiFetch) => setRuntime({ fetch, stop: async () => undefined, banner: [] });

let isCancelled = false;

/** A reply that begins and never ends. It does not know the signal of its request, as after a garbage collection. */
const endlessReply = () =>
  new Response(
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('[')),
      cancel: () => {
        isCancelled = true;
      },
    }),
  );

function openVisit(path: string) {
  const req = Object.assign(new IncomingMessage(new Socket()), { headers: {} });
  return createServerRequest({ req, res: new ServerResponse(req) })(path, {
    signal: new AbortController().signal,
  });
}

const EMPTY_PAGE = { count: 0, next: null, previous: null, results: [] };

const READS: [string, () => Promise<unknown>, unknown][] = [
  ['a list for a feed', () => readAnonymously('/vacancies/', '', vacancyPageReply), EMPTY_PAGE],
  ['a kept list for a feed', () => readAnonymously('/columns/', '', columnsReply), []],
  ['a list for a page', () => openVisit('/vacancies/'), EMPTY_PAGE],
  ['a kept list for a page', () => openVisit('/columns/'), []],
];

beforeEach(() => {
  isCancelled = false;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  setRuntime(undefined);
});

describe.each(READS)('the read of %s', (_title, read, emptyList) => {
  /** Starts the read. @returns a function that lets time pass and tells its outcome */
  const start = () => {
    let outcome = 'waiting';
    read().then(
      () => {
        outcome = 'ended';
      },
      () => {
        outcome = 'failed';
      },
    );
    return async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds);
      // Streams pass data and an abort on in later turns of the event loop.
      for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
      return outcome;
    };
  };

  it('fails and cancels the body when the reply does not end within 20 s', async () => {
    useApi(async () => endlessReply());
    const outcomeAfter = start();
    expect(await outcomeAfter(19_999)).toBe('waiting');
    expect(isCancelled).toBe(false);
    expect(await outcomeAfter(1)).toBe('failed');
    expect(isCancelled).toBe(true);
  });

  it('fails when no reply begins, and asks again afterwards', async () => {
    const api = vi.fn<ApiFetch>(() => new Promise(() => undefined));
    useApi(api);
    expect(await start()(20_000)).toBe('failed');
    api.mockImplementation(async () => Response.json(emptyList));
    expect(await start()(0)).toBe('ended');
    expect(api).toHaveBeenCalledTimes(2);
  });

  it('leaves no timer behind', async () => {
    useApi(async () => Response.json(emptyList));
    await read();
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('fails when the list for a feed has more than 16 MB', async () => {
  let sentMegabytes = 0;
  const body = new ReadableStream({
    pull: (controller) => {
      sentMegabytes += 1;
      controller.enqueue(new Uint8Array(MB).fill(0x20));
      if (sentMegabytes === 40) controller.close();
    },
  });
  useApi(async () => new Response(body));
  await expect(readAnonymously('/vacancies/', '', vacancyPageReply)).rejects.toThrow('bytes');
  expect(sentMegabytes).toBeLessThan(20);
});

it('the signal of work that has ended in time is never aborted', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const signal = await withTimeout(100, async (signal) => signal);
  vi.advanceTimersByTime(200);
  expect(signal.aborted).toBe(false);
});

describe('replies that refuse a filter', () => {
  const REFUSED = JSON.stringify({ categories: ['正しく選択してください。 999 は候補にありません。'] });
  const respond = (response: ServerResponse, status: number, body: string, type = 'application/json') =>
    response.writeHead(status, { 'Content-Type': type }).end(body);

  const api = setUpForwarding();
  beforeEach(() => api.respond((_request, response) => respond(response, 400, REFUSED)));

  /** Reads as the query of a page does. @returns the status of the failure, or the body */
  const read = (path: string, query: string, meta = { isFiltered: true }) => {
    const req = Object.assign(new IncomingMessage(new Socket()), { headers: {} });
    const params = new URLSearchParams(query);
    return createReadHttp(createServerRequest({ req, res: new ServerResponse(req) }))
      .get(path, { params, signal: new AbortController().signal, meta })
      .then(
        ({ data }) => data,
        (error) => error.status,
      );
  };

  describe('a call of a page that the API answers with 400', () => {
    it.each([
      ['/vacancies/', 'categories=999&page=1&vacancy_page_size=24'],
      ['/seminars/', 'id=999'],
    ])('is an empty list for GET %s?%s', async (url, query) => {
      expect(await read(url, query)).toMatchObject({ count: 0, results: [] });
    });

    it.each([
      ['a list without filters', '/vacancies/', 'page=1&vacancy_page_size=24', { isFiltered: true }],
      ['a query that is no such list', '/set-password/', 'token=a', { isFiltered: false }],
    ])('has failed for %s', async (_what, url, query, meta) => {
      expect(await read(url, query, meta)).toBe(400);
    });

    it('has failed for an unknown host, for which Django answers with a page of HTML', async () => {
      api.respond((_request, response) => respond(response, 400, '<h1>Bad Request (400)</h1>', 'text/html'));
      expect(await read('/vacancies/', 'categories=999')).toBe(400);
    });

    it('has failed with another status', async () => {
      api.respond((_request, response) => respond(response, 403, REFUSED));
      expect(await read('/vacancies/', 'categories=999')).toBe(403);
    });
  });

  describe('a list of a feed that the API answers with 400', () => {
    const readFeed = (query: string) => readAnonymously('/vacancies/', query, vacancyPageReply);

    it('is empty with filters', async () => {
      expect(await readFeed('categories=999&page=1')).toMatchObject({ count: 0, results: [] });
    });

    it('has failed without filters, and for an unknown host', async () => {
      await expect(readFeed('page=1')).rejects.toThrow('answered 400');
      api.respond((_request, response) => respond(response, 400, '<h1>Bad Request (400)</h1>', 'text/html'));
      await expect(readFeed('categories=999')).rejects.toThrow('answered 400');
    });
  });
});

describe('what the server keeps of the replies of an existing API', () => {
  const JSON_REPLY = {
    'Content-Type': 'application/json',
    'Cache-Control': 'public, max-age=60, s-maxage=60',
  };
  let calls: string[];

  const api = setUpForwarding();
  beforeEach(() => {
    changedEnv.PAGE_CACHE_MB = 1;
    calls = [];
  });

  const answerWith = (write: (response: ServerResponse, headers: NodeJS.Dict<string | string[]>) => void) =>
    api.respond(({ url = '', headers }, response) => {
      calls.push(url);
      write(response, headers);
    });
  /** Each reply has a number, as its only content or before a filling. */
  const respondWithNumbers = (filling = '') =>
    answerWith((response) =>
      response.writeHead(200, JSON_REPLY).end(JSON.stringify([calls.length, filling])),
    );
  const call = (path: string, headers: Record<string, string> = {}) =>
    handleApiRequest(new Request(`${API_URL}${path}`, { headers }));
  const readForPage = async (path: string) =>
    (await readShared(path, { hasSession: false, isPage: true }))?.data;

  it('no header of a visitor decides what others get', async () => {
    answerWith((response, { accept = '', cookie = '', 'x-requested-with': asked = '' }) => {
      const isPage = String(accept).startsWith('text/html');
      const language = /django_language=(\w+)/.exec(String(cookie))?.[1] ?? 'ja';
      response.writeHead(200, { ...JSON_REPLY, Vary: 'Accept, Cookie' });
      response.end(JSON.stringify([isPage ? 'page' : 'data', language, asked]));
    });
    await call('/categories/', { accept: 'text/html' });
    await call('/categories/', { cookie: 'django_language=en' });
    await call('/categories/', { 'x-requested-with': 'XMLHttpRequest' });
    expect(await readForPage('/categories/')).toEqual(['data', 'ja', '']);
    expect(await (await call('/categories/')).json()).toEqual(['data', 'ja', '']);
  });

  it('made-up addresses push nothing out of the cache', async () => {
    respondWithNumbers('x'.repeat(50_000));
    await readForPage('/vacancies/');
    for (let page = 1; page <= 30; page += 1) await call(`/vacancies/?search=${page}`);
    const before = calls.length;
    await call('/vacancies/');
    await readForPage('/vacancies/');
    expect(calls).toHaveLength(before);
  });

  it('a member gets an own reply, which no cache keeps', async () => {
    respondWithNumbers();
    await readForPage('/vacancies/');
    const reply = await call('/vacancies/', { cookie: 'sessionid=a; csrftoken=b' });
    expect([await reply.json(), reply.headers.get('cache-control')]).toEqual([[2, ''], 'private, no-store']);
  });

  it('a visitor gets a long reply that says s-maxage as a whole', async () => {
    const body = 'x'.repeat(17 * 1024 * 1024);
    answerWith((response) => response.writeHead(200, JSON_REPLY).end(body));
    const reply = await call('/skills/');
    expect((await reply.text()).length).toBe(body.length);
  });

  it('what a page of a visitor reads is kept as the API says', async () => {
    respondWithNumbers();
    for (let count = 0; count < 2; count += 1) expect(await readForPage('/skills/')).toEqual([1, '']);
    answerWith((response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end('[]'));
    const before = calls.length;
    for (let count = 0; count < 2; count += 1) await readForPage('/seminars/');
    expect(calls).toHaveLength(before + 2);
  });
});
