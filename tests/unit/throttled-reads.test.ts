import axios, { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readErrors } from '@/api/transport/read-errors';
import { pauseThrottledReads } from '@/api/transport/throttled-reads';

const SENTENCE = 'Request was throttled. Expected available in 90 seconds.';

let reply: { status: number; headers: Record<string, string>; data: unknown };
const send = vi.fn(async (config: InternalAxiosRequestConfig) => {
  const response = { ...reply, statusText: '', config };
  if (config.validateStatus?.(reply.status)) return response;
  throw new AxiosError('failed', 'ERR', config, null, response);
});

function createHttp() {
  const http = axios.create({ adapter: send });
  pauseThrottledReads(http);
  return readErrors(http);
}

beforeEach(() => {
  vi.useFakeTimers();
  send.mockClear();
  reply = { status: 429, headers: { 'retry-after': '120' }, data: {} };
});
afterEach(() => void vi.useRealTimers());

/** Calls several times. @returns the messages of the failures */
async function read(http: ReturnType<typeof createHttp>, url = '/vacancies/', times = 3) {
  const messages: unknown[] = [];
  for (let time = 0; time < times; time += 1) {
    await http.get(url).catch((error) => messages.push(error.failure.error));
    vi.advanceTimersByTime(10_000);
  }
  return messages;
}

describe('a read that the API throttles', () => {
  it('is not sent again before the time of Retry-After, and says how long that is', async () => {
    const http = createHttp();
    const messages = await read(http, '/vacancies/', 8);
    expect([messages[0], messages[7]]).toEqual([
      expect.stringContaining('2分後に'),
      expect.stringContaining('50秒後に'),
    ]);
    expect(send).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(40_000);
    reply = { status: 200, headers: {}, data: [] };
    expect(await read(http)).toEqual([]);
    expect(send).toHaveBeenCalledTimes(4);
  });

  it.each([
    ['the sentence of Django REST Framework', {}, { detail: SENTENCE }],
    ['a date', { 'retry-after': new Date(Date.now() + 3_600_000).toUTCString() }, {}],
  ])('is paused also by %s', async (_what, headers, data) => {
    reply = { status: 429, headers, data };
    await read(createHttp());
    expect(send).toHaveBeenCalledOnce();
  });

  it('is tried after five minutes when the API asks for a day', async () => {
    reply.headers['retry-after'] = '86400';
    const http = createHttp();
    await read(http);
    vi.advanceTimersByTime(5 * 60_000);
    await read(http);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is sent each time when the API does not say how long it refuses', async () => {
    reply.headers = {};
    await read(createHttp());
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('delays no other path, no write and no call that accepts every status', async () => {
    const http = createHttp();
    await read(http);
    await read(http, '/seminars/');
    expect(send).toHaveBeenCalledTimes(2);
    await http.post('/vacancies/').catch(() => undefined);
    await http.get('/vacancies/', { validateStatus: () => true });
    expect(send).toHaveBeenCalledTimes(4);
  });
});

it('sends a read again after any other failure', async () => {
  reply = { status: 503, headers: { 'retry-after': '120' }, data: {} };
  await read(createHttp());
  expect(send).toHaveBeenCalledTimes(3);
});
