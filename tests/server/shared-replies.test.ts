import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { API_URL, readShared } from '@/gateway/api-fetch';
import { handleApiRequest } from '@/gateway/request-handler';
import { setRuntime } from '@/gateway/runtime';
import { changedEnv, restoreEnv } from '../setup/changed-env';
import { setUpForwarding } from '../setup/forwarding';

const api = setUpForwarding();
const JSON_REPLY = { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=60, s-maxage=60' };
let calls: string[];

beforeEach(() => {
  Object.assign(changedEnv, { API_ORIGIN: api.origin, PAGE_CACHE_MB: 1 });
  calls = [];
  setRuntime(undefined);
});
afterEach(() => {
  restoreEnv();
});

const respond = (write: (response: ServerResponse, headers: NodeJS.Dict<string | string[]>) => void) =>
  api.respond(({ url = '', headers }, response) => {
    calls.push(url);
    write(response, headers);
  });
/** Each reply has a number, as its only content or before a filling. */
const respondWithNumbers = (filling = '') =>
  respond((response) => response.writeHead(200, JSON_REPLY).end(JSON.stringify([calls.length, filling])));
const call = (path: string, headers: Record<string, string> = {}) =>
  handleApiRequest(new Request(`${API_URL}${path}`, { headers }));
const readForPage = async (path: string) =>
  (await readShared(path, { hasSession: false, isPage: true }))?.data;

test('with API_ORIGIN, no header of a visitor decides what others get', async () => {
  respond((response, { accept = '', cookie = '', 'x-requested-with': asked = '' }) => {
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

test('with API_ORIGIN, made-up addresses push nothing out of the cache', async () => {
  respondWithNumbers('x'.repeat(50_000));
  await readForPage('/vacancies/');
  for (let page = 1; page <= 30; page += 1) await call(`/vacancies/?search=${page}`);
  const before = calls.length;
  await call('/vacancies/');
  await readForPage('/vacancies/');
  expect(calls).toHaveLength(before);
});

test('with API_ORIGIN, a member gets an own reply, which no cache keeps', async () => {
  respondWithNumbers();
  await readForPage('/vacancies/');
  const reply = await call('/vacancies/', { cookie: 'sessionid=a; csrftoken=b' });
  expect([await reply.json(), reply.headers.get('cache-control')]).toEqual([[2, ''], 'private, no-store']);
});

test('with API_ORIGIN, a visitor gets a long reply that says s-maxage as a whole', async () => {
  const body = 'x'.repeat(17 * 1024 * 1024);
  respond((response) => response.writeHead(200, JSON_REPLY).end(body));
  const reply = await call('/skills/');
  expect((await reply.text()).length).toBe(body.length);
});

test('with API_ORIGIN, what a page of a visitor reads is kept as the API says', async () => {
  respondWithNumbers();
  for (let count = 0; count < 2; count += 1) expect(await readForPage('/skills/')).toEqual([1, '']);
  respond((response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end('[]'));
  const before = calls.length;
  for (let count = 0; count < 2; count += 1) await readForPage('/seminars/');
  expect(calls).toHaveLength(before + 2);
});
