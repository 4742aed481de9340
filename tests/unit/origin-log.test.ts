import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exchange } from '@/gateway/exchange';
import { siteLog } from '@/gateway/log';
import { freePort } from '@/scripts/helpers/free-port';
import { setUpForwarding } from '../setup/forwarding';

const { respond, forwardCall } = setUpForwarding();
let lines: Record<string, unknown>[];

beforeEach(() => {
  lines = [];
  vi.spyOn(siteLog(), 'warn').mockImplementation((entry: unknown) => {
    lines.push(entry as Record<string, unknown>);
  });
});
afterEach(() => vi.restoreAllMocks());

const call = (origin: string, init?: RequestInit) => {
  const url = new URL('/api/v3/public/vacancies/?search=secret', origin);
  const headers = new Headers({ 'x-request-id': 'id-of-request-1' });
  return exchange(new Request(url, init), url, { headers });
};

it('says that nothing listens at API_ORIGIN, for which request, and not what was asked for', async () => {
  const answer = await call(`http://127.0.0.1:${await freePort()}`);
  expect([answer.status, (await answer.json()).error]).toEqual([
    502,
    expect.stringContaining('接続できません'),
  ]);
  expect(lines).toEqual([
    expect.objectContaining({
      requestId: 'id-of-request-1',
      method: 'GET',
      missing: 'headers',
      code: 'ECONNREFUSED',
    }),
  ]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

it('says that something else than HTTP answers, and that nothing answers in time', async () => {
  const server = createServer((socket) => socket.on('error', () => undefined).end('SSH-2.0-OpenSSH\r\n'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  expect((await call(`http://127.0.0.1:${port}`, { method: 'POST' })).status).toBe(502);
  server.close();
  respond(() => undefined);
  expect((await forwardCall('/vacancies/', undefined, { headers: 100, body: 100 })).status).toBe(504);
  expect(lines.map(({ code }) => code)).toEqual([expect.stringMatching(/^HPE_/), 'TimeoutError']);
});

it('says that a reply was cut', async () => {
  respond((_request, response) => {
    response.writeHead(200, { 'Content-Length': '1000' }).write('{"count":');
    response.socket?.end();
  });
  await expect((await forwardCall('/vacancies/')).text()).rejects.toThrow();
  expect(lines).toEqual([
    expect.objectContaining({ missing: 'body', code: expect.stringMatching(/^UND_ERR_/) }),
  ]);
});

it('says that a reply which the server itself reads did not end in time', async () => {
  respond((_request, response) => void response.write('first'));
  const timeout = new AbortController();
  const reading = (await forwardCall('/vacancies/', { signal: timeout.signal })).text();
  timeout.abort(new DOMException('not finished after 20000 ms', 'TimeoutError'));
  await expect(reading).rejects.toThrow();
  await expect
    .poll(() => lines)
    .toEqual([expect.objectContaining({ missing: 'body', code: 'TimeoutError' })]);
});

describe.each([
  ['in words', 'Client connection prematurely closed.'],
  ['as the error of the connection', Object.assign(new Error('aborted'), { code: 'ECONNRESET' })],
])('writes no line when the client leaves, which Node says %s', (_how, reason) => {
  it('before the headers of the reply', async () => {
    const client = new AbortController();
    respond(() => client.abort(reason));
    expect((await forwardCall('/vacancies/', { signal: client.signal })).status).toBe(502);
    expect(lines).toEqual([]);
  });

  it('before the end of the reply', async () => {
    respond((_request, response) => void response.write('first'));
    const client = new AbortController();
    const reply = await forwardCall('/vacancies/', { signal: client.signal });
    const reading = reply.text();
    client.abort(reason);
    await expect(reading).rejects.toThrow();
    expect(lines).toEqual([]);
  });
});

it('writes no line when the reader of a reply stops reading', async () => {
  respond((_request, response) => void response.write('first'));
  const reader = (await forwardCall('/vacancies/')).body?.getReader();
  await reader?.read();
  const rest = reader?.read();
  await reader?.cancel();
  expect((await rest)?.done).toBe(true);
  expect(lines).toEqual([]);
});
