import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createServerRequest, passCookies } from '@/api/transport/server-http';
import { changedEnv, restoreEnv } from '../setup/changed-env';
import { setUpForwarding } from '../setup/forwarding';

const api = setUpForwarding();
afterEach(restoreEnv);
beforeEach(() => {
  changedEnv.API_ORIGIN = api.origin;
  api.respond((_request, response) => response.end('{}'));
});

/** Reads a list as a page does whose request had these headers. */
async function readAsPage(headers: Record<string, string>) {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: '192.0.2.7' });
  const req = Object.assign(new IncomingMessage(socket), { headers });
  const request = createServerRequest({ req, res: new ServerResponse(req) });
  const params = new URLSearchParams({ page: '1' });
  const { status } = await request('/vacancies/', { params, signal: new AbortController().signal });
  return { status, received: api.receivedRequest };
}

it.each([
  'evil.example/admin?',
  'evil.example/admin#',
  'evil.example\\admin',
  'user@evil.example',
  'evil.example',
])('a page requested with Host %s asks for the same path of the API as any other', async (host) => {
  const { received } = await readAsPage({ host, 'x-forwarded-host': host });
  expect(received?.url).toBe('/api/v3/public/vacancies/?page=1');
  expect(received?.headers.host).toBe(new URL(api.origin).host);
  expect(JSON.stringify(received?.rawHeaders)).not.toContain('evil.example');
});

it('sends the cookies of the visitor and the address of the connection', async () => {
  const { received } = await readAsPage({
    host: 'localhost:3000',
    cookie: 'sessionid=a',
    'x-forwarded-for': '198.51.100.1',
    'x-forwarded-proto': 'https',
  });
  expect(received?.headers).toMatchObject({
    cookie: 'sessionid=a',
    'x-forwarded-for': '192.0.2.7',
    'x-forwarded-proto': 'http',
  });
});

it('gives the cookies of replies to visitors with a session only, until the page is sent', () => {
  const res = new ServerResponse(new IncomingMessage(new Socket()));
  passCookies({ res }, false)(['csrftoken=a; Path=/']);
  expect(res.getHeader('set-cookie')).toBeUndefined();
  const pass = passCookies({ res }, true);
  pass(['csrftoken=a; Path=/']);
  pass(['csrftoken=b; Path=/', 'other=c']);
  expect(res.getHeader('set-cookie')).toEqual(['csrftoken=b; Path=/', 'other=c']);
  res.flushHeaders();
  expect(() => pass(['csrftoken=d; Path=/'])).not.toThrow();
});

it('behind a trusted proxy, sends the address and the scheme of the visitor', async () => {
  changedEnv.TRUST_PROXY = 1;
  const { received } = await readAsPage({
    host: 'localhost:3000',
    'x-forwarded-for': '198.51.100.1',
    'x-forwarded-proto': 'https',
  });
  expect(received?.headers).toMatchObject({
    'x-forwarded-for': '198.51.100.1, 192.0.2.7',
    'x-forwarded-proto': 'https',
  });
});

it('gives up a reply that is larger than any page needs', async () => {
  api.respond((_request, response) => {
    for (let megabyte = 0; megabyte < 17; megabyte += 1) response.write(Buffer.alloc(1024 * 1024, ' '));
    response.end('{}');
  });
  await expect(readAsPage({ host: 'localhost:3000' })).rejects.toMatchObject({
    kind: 'unavailable',
    cause: expect.objectContaining({ message: expect.stringContaining('bytes') }),
  });
});

describe('a read that the API answers with 502', () => {
  const answerInTurn = (...statuses: number[]) => {
    let calls = 0;
    api.respond((_request, response) => {
      response.statusCode = statuses[calls] ?? 200;
      calls += 1;
      response.end('{}');
    });
    return () => calls;
  };

  it('is tried once more', async () => {
    const count = answerInTurn(502, 200);
    await readAsPage({ host: 'localhost:3000' });
    expect(count()).toBe(2);
  });

  it('has failed after the second one', async () => {
    const count = answerInTurn(502, 502, 200);
    expect(await readAsPage({ host: 'localhost:3000' })).toMatchObject({ status: 502 });
    expect(count()).toBe(2);
  });

  it.each([500, 503, 429, 404])('is not tried again with %i', async (status) => {
    const count = answerInTurn(status, 200);
    expect(await readAsPage({ host: 'localhost:3000' })).toMatchObject({ status });
    expect(count()).toBe(1);
  });
});
