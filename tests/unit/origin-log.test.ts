import { createServer } from 'node:net';
import pino from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exchange } from '@/api/transport/exchange';
import { createOriginLog } from '@/lib/observability/origin-log';
import { withTimeout } from '@/lib/with-timeout';
import { freePort } from '@/scripts/helpers/free-port';
import { setUpForwarding } from '../setup/forwarding';

const registry = globalThis as { kaikeiOriginLog?: unknown };
const { respond, forwardCall } = setUpForwarding();
let lines: Record<string, unknown>[];
const createLog = () =>
  createOriginLog(pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) }));

beforeEach(() => {
  lines = [];
  registry.kaikeiOriginLog = createLog();
});
afterEach(() => {
  vi.useRealTimers();
  delete registry.kaikeiOriginLog;
});

const call = (origin: string, init?: RequestInit) => {
  const url = new URL('/api/v3/public/vacancies/?search=secret', origin);
  return exchange(new Request(url, init), url, new Headers(), { headers: 200, body: 200 });
};

it('says that nothing listens at API_ORIGIN, and not what was asked for', async () => {
  expect((await call(`http://127.0.0.1:${await freePort()}`)).status).toBe(502);
  expect(lines).toEqual([
    expect.objectContaining({ method: 'GET', missing: 'headers', code: 'ECONNREFUSED', level: 40 }),
  ]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

it('says that fetch does not connect to the port of API_ORIGIN', async () => {
  expect((await call('http://127.0.0.1:6000')).status).toBe(502);
  expect(lines).toEqual([expect.objectContaining({ code: 'BAD_PORT', reason: 'bad port' })]);
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

it('says that a reply was cut, and fails it without a stack, which would be printed for each reply', async () => {
  respond((_request, response) => {
    response.writeHead(200, { 'Content-Length': '1000' }).write('{"count":');
    response.socket?.end();
  });
  const reply = await forwardCall('/vacancies/');
  const error: Error = await reply.text().catch((thrown) => thrown);
  expect(error.message).toBe('The reply of the API ended early.');
  expect([error.stack, error.cause]).toEqual([`Error: ${error.message}`, undefined]);
  expect(lines).toEqual([
    expect.objectContaining({ missing: 'body', code: expect.stringMatching(/^UND_ERR_/) }),
  ]);
});

it('says that a reply which the server itself reads did not end in time', async () => {
  respond((_request, response) => void response.write('first'));
  const read = withTimeout(200, async (signal) => (await forwardCall('/vacancies/', { signal })).text());
  await expect(read).rejects.toThrow('not finished after 200 ms');
  await expect
    .poll(() => lines)
    .toEqual([expect.objectContaining({ missing: 'body', code: 'TimeoutError' })]);
});

it('writes no line when the client has left, or when its body failed', async () => {
  respond((_request, response) => void response.write('first'));
  const reader = (await forwardCall('/vacancies/')).body?.getReader();
  await reader?.read();
  const rest = reader?.read();
  await reader?.cancel();
  expect((await rest)?.done).toBe(true);
  createLog()({
    method: 'POST',
    missing: 'headers',
    error: new Error('The request body exceeds the limit.'),
  });
  expect(lines).toEqual([]);
});

it('writes one line for each cause in ten seconds, and then says how many it has left out', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const log = createLog();
  const fail = (code: string) =>
    log({
      method: 'GET',
      missing: 'headers',
      error: new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) }),
    });
  for (const code of ['ECONNRESET', 'ECONNRESET', 'CERT_HAS_EXPIRED', 'ECONNRESET']) fail(code);
  vi.advanceTimersByTime(10_000);
  fail('ECONNRESET');
  expect(lines.map(({ code, omitted }) => [code, omitted])).toEqual([
    ['ECONNRESET', undefined],
    ['CERT_HAS_EXPIRED', undefined],
    ['ECONNRESET', 2],
  ]);
});
