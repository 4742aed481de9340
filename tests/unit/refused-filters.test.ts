import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPageHttp } from '@/api/transport/page-http';
import { readAnonymously } from '@/api/transport/read-anonymously';
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

/** Reads as the query of a page does. @returns the status of the failure, or the body */
const read = (path: string, query: string, meta = { isFiltered: true }) => {
  const req = Object.assign(new IncomingMessage(new Socket()), { headers: {} });
  const params = new URLSearchParams(query);
  return createPageHttp({ req, res: new ServerResponse(req) })
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
