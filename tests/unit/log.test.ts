import fs, { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exchange } from '@/gateway/exchange';
import { createLogStream, createRequestLog, siteLog } from '@/gateway/log';
import { freePort } from '@/scripts/helpers/running-site';
import { loggableError } from '@/server/log';
import { setUpForwarding } from '@/tests/setup/forwarding';
import { collectGarbage } from '@/tests/setup/lifetimes';

it('logs the statement of a failed query without its bound values', () => {
  const values = ['taro@example.com', 'a secret\n    at the second line'];
  const cause = Object.assign(
    new Error('duplicate key value violates unique constraint "members_email_key"'),
    {
      code: '23505',
      constraint: 'members_email_key',
      detail: 'Key (email)=(taro@example.com) already exists.',
    },
  );
  const entry = loggableError(new DrizzleQueryError('insert into members values ($1, $2)', values, cause));
  expect(entry).toMatchObject({
    message: 'Failed query: insert into members values ($1, $2)',
    cause: { code: '23505', constraint: 'members_email_key' },
  });
  expect(JSON.stringify(entry)).not.toMatch(/taro|secret/);
});

it('removes addresses and tokens from error messages', () => {
  const { message } = loggableError(new Error(`no mail to <taro@example.com>: ${'x'.repeat(43)}`));
  expect(message).toBe('no mail to <[address]>: [token]');
});

/** A file of Linux to which nothing can be written, as on a full disk. */
const FULL = '/dev/full';

it.runIf(existsSync(FULL))(
  'does not throw while the disk is full, and keeps a limited number of lines',
  () => {
    const fd = openSync(FULL, 'w');
    const log = pino(createLogStream(fd));
    collectGarbage();
    const before = process.memoryUsage().heapUsed;
    for (let count = 0; count < 20_000; count += 1) log.info({ text: 'x'.repeat(1_000) }, 'a line');
    collectGarbage();
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(15_000_000);
    // The log is used once more, so that it was no garbage itself.
    log.info('another line');
    closeSync(fd);
  },
);

it('writes lines to the file, and those for which there was no room when there is room again', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'log-'));
  const file = path.join(folder, 'log');
  const fd = openSync(file, 'w');
  const log = pino(createLogStream(fd));
  const texts = () => [...readFileSync(file, 'utf8').matchAll(/"msg":"(.*?)"/g)].map(([, text]) => text);
  log.info('a line');
  const write = vi.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  log.info('without room');
  log.info('still without room');
  expect(texts()).toEqual(['a line']);
  write.mockRestore();
  log.info('with room');
  expect(texts()).toEqual(['a line', 'without room', 'still without room', 'with room']);
  closeSync(fd);
  rmSync(folder, { recursive: true });
});

/** Returns a request log and the lines that it wrote. */
function collect(which: 'all' | 'errors' | 'none', level = 'info') {
  const lines: Record<string, unknown>[] = [];
  const logger = pino({ level, base: null }, { write: (line: string) => lines.push(JSON.parse(line)) });
  return { lines, log: createRequestLog(which, logger) };
}

const entry = (status = 200) => ({
  requestId: 'an-id-of-a-request',
  method: 'GET',
  route: '/vacancy',
  status,
  ms: 1.5,
  bytes: 100,
});

it.each([
  ['all', [200, 404, 503]],
  ['errors', [503]],
  ['none', []],
] as const)('with LOG_REQUESTS=%s, writes lines for %o', (which, expected) => {
  const { lines, log } = collect(which);
  for (const status of [200, 404, 503]) log(entry(status), false);
  expect(lines.map(({ status }) => status)).toEqual(expected);
});

it('writes a failed request as a warning, and a file of the build only at the level debug', () => {
  const { lines, log } = collect('all', 'debug');
  log(entry(500), false);
  log(entry(), true);
  expect(lines.map(({ level }) => level)).toEqual([40, 20]);
  const quiet = collect('all');
  quiet.log(entry(), true);
  expect(quiet.lines).toEqual([]);
});

describe('a forwarded call that fails', () => {
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
});
