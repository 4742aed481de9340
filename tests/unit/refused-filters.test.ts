import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHttp } from '@/api/transport/create-http';
import { readAnonymously } from '@/api/transport/read-anonymously';
import { readErrors } from '@/api/transport/read-errors';
import { vacancyPageReply } from '@/schemas/vacancy-fields';
import { changedEnv, restoreEnv } from '../setup/changed-env';
import { setUpForwarding } from '../setup/forwarding';

const REFUSED = JSON.stringify({ categories: ['正しく選択してください。 999 は候補にありません。'] });
const respond = (response: ServerResponse, status: number, body: string, type = 'application/json') =>
  response.writeHead(status, { 'Content-Type': type }).end(body);

const api = setUpForwarding();
afterEach(restoreEnv);
beforeEach(() => {
  changedEnv.API_ORIGIN = api.origin;
  api.respond((_request, response) => respond(response, 400, REFUSED));
});

/** Calls the API as a page does. @returns the status of the failure, or the body */
const call = (method: string, url: string, query: string) =>
  readErrors(createHttp({ baseURL: `${api.origin}/api/v3/public` }))
    .request({ method, url, params: new URLSearchParams(query) })
    .then(
      ({ data }) => data,
      (error) => error.failure.status,
    );

describe('a call of a page that the API answers with 400', () => {
  it.each([
    ['/vacancies/', 'categories=999&page=1&vacancy_page_size=24'],
    ['/seminars/', 'id=999'],
  ])('is an empty list for GET %s?%s', async (url, query) => {
    expect(await call('get', url, query)).toMatchObject({ count: 0, results: [] });
  });

  it.each([
    ['get', '/vacancies/', 'page=1&vacancy_page_size=24'],
    ['get', '/vacancies/7/', 'categories=999'],
    ['get', '/members/me/', 'categories=999'],
    ['post', '/vacancies/', 'categories=999'],
  ])('has failed for %s %s?%s', async (method, url, query) => {
    expect(await call(method, url, query)).toBe(400);
  });

  it('has failed for an unknown host, for which Django answers with a page of HTML', async () => {
    api.respond((_request, response) => respond(response, 400, '<h1>Bad Request (400)</h1>', 'text/html'));
    expect(await call('get', '/vacancies/', 'categories=999')).toBe(400);
  });

  it('has failed with another status', async () => {
    api.respond((_request, response) => respond(response, 403, REFUSED));
    expect(await call('get', '/vacancies/', 'categories=999')).toBe(403);
  });
});

describe('a list of a feed that the API answers with 400', () => {
  const read = (query: string) => readAnonymously('/vacancies/', query, vacancyPageReply);

  it('is empty with filters', async () => {
    expect(await read('categories=999&page=1')).toMatchObject({ count: 0, results: [] });
  });

  it('has failed without filters, and for an unknown host', async () => {
    await expect(read('page=1')).rejects.toThrow('answered 400');
    api.respond((_request, response) => respond(response, 400, '<h1>Bad Request (400)</h1>', 'text/html'));
    await expect(read('categories=999')).rejects.toThrow('answered 400');
  });
});
