import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isBuilt } from '@/scripts/build.mjs';
import { freePort } from '@/scripts/helpers/free-port';
import { createFolder, type RunningProcess, removeFolder, startProcess, waitUntil } from './helpers';

/** What the API in place of Django received: method, path, and the bytes of the body. */
let received: { method: string; url: string; bytes: number; isComplete: boolean }[] = [];
let api: Server;
let site: RunningProcess;
let port: number;
let dataDir: string;

beforeEach(() => {
  received = [];
});

/** Starts an API that answers every call with an empty list. */
async function startApi(): Promise<string> {
  api = createServer((request: IncomingMessage, response) => {
    const call = { method: request.method ?? '', url: request.url ?? '', bytes: 0, isComplete: false };
    received.push(call);
    request.on('data', (chunk: Buffer) => {
      call.bytes += chunk.length;
    });
    request.on('end', () => {
      call.isComplete = true;
      response.setHeader('Content-Type', 'application/json');
      response.end('{"count":0,"next":null,"previous":null,"results":[]}');
    });
    request.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
}

async function startSite(mode: 'origin' | 'embedded'): Promise<void> {
  if (!isBuilt()) throw new Error('There is no build of these sources. Run `npm run build` first.');
  port = await freePort();
  dataDir = await createFolder();
  const dist = process.env.NEXT_DIST_DIR;
  const variables: Record<string, string> =
    mode === 'origin' ? { API_ORIGIN: await startApi() } : { SEED: 'none' };
  site = startProcess(process.execPath, ['gateway/start.mjs'], {
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      ...(dist && { NEXT_DIST_DIR: dist }),
      ...variables,
    },
  });
  await waitUntil('the site listens', () => site.output().includes('Mode'), 90_000);
}

/**
 * Sends bytes as they are and reads until the site closes the connection.
 * @param upload is called with a function that writes and resolves to whether more may be written
 */
function send(
  lines: readonly string[],
  upload?: (write: (chunk: Buffer | string) => Promise<boolean>) => Promise<void>,
): Promise<string> {
  return new Promise((resolve) => {
    let reply = '';
    const socket = connect(port, '127.0.0.1');
    const write = (chunk: Buffer | string) =>
      new Promise<boolean>((written) => {
        if (socket.destroyed || reply.includes('HTTP/1.1 4')) written(false);
        else socket.write(chunk, (error) => written(!error));
      });
    socket.on('data', (chunk) => {
      reply += chunk;
    });
    // The site may close while we are still sending.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(reply));
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    upload?.(write);
  });
}

const statusOf = (reply: string) => Number(reply.split(' ')[1]);
const CLOSE = 'Connection: close';
const HOST = 'Host: localhost';
const LOGIN = 'POST /api/v3/public/login/ HTTP/1.1';
const JSON_TYPE = 'Content-Type: application/json';

describe.each(['origin', 'embedded'] as const)('over raw sockets, in mode %s', (mode) => {
  beforeAll(() => startSite(mode));
  afterAll(async () => {
    site.child.kill('SIGTERM');
    await site.exited;
    api?.close();
    await removeFolder(dataDir);
  });

  it.each(['/vacancy', '/api/v3/public/vacancies/'])(
    'answers 400 to an invalid Host for %s',
    async (path) => {
      for (const host of ['evil.example/admin?', 'evil.example#', 'a@evil.example', '']) {
        const reply = await send([`GET ${path} HTTP/1.1`, `Host: ${host}`, CLOSE]);
        expect([host, statusOf(reply)]).toEqual([host, 400]);
      }
      expect(received).toEqual([]);
    },
  );

  it.each(['/vacancy', '/api/v3/public/vacancies/'])(
    'serves HTTP/1.0 without a Host for %s',
    async (path) => {
      expect(statusOf(await send([`GET ${path} HTTP/1.0`]))).toBe(200);
      for (const { url } of received) expect(url).toMatch(/^\/api\/v3\/public\//);
    },
  );

  it.each(['/vacancy', '/api/v3/public/vacancies/'])('answers 405 to TRACE for %s', async (path) => {
    expect(statusOf(await send([`TRACE ${path} HTTP/1.1`, HOST, CLOSE]))).toBe(405);
  });

  it('answers OPTIONS * and rejects GET *', async () => {
    expect(statusOf(await send(['OPTIONS * HTTP/1.1', HOST, CLOSE]))).toBe(204);
    expect(statusOf(await send(['GET * HTTP/1.1', HOST, CLOSE]))).toBe(400);
  });

  it('answers Expect: 100-continue with 100 and then with the response of the call', async () => {
    const lines = [LOGIN, HOST, CLOSE, JSON_TYPE, 'Content-Length: 2', 'Expect: 100-continue'];
    const reply = await send(lines, async (write) => void (await write('{}')));
    expect(reply).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 (200|403) /);
  });

  it('stops reading a chunked body over the limit and answers 413', async () => {
    const chunk = Buffer.alloc(64 * 1024, 'a');
    let sent = 0;
    const reply = await send([LOGIN, HOST, JSON_TYPE, 'Transfer-Encoding: chunked'], async (write) => {
      while (sent < 200 * 1024 * 1024 && (await write('10000\r\n'))) {
        await write(chunk);
        await write('\r\n');
        sent += chunk.length;
      }
    });
    // The reference API rejects a request without a CSRF token before it reads the body.
    expect(mode === 'origin' ? [413] : [403, 413]).toContain(statusOf(reply));
    expect(sent).toBeLessThan(150 * 1024 * 1024);
    if (mode === 'origin') expect(received[0]?.isComplete).toBe(false);
  });

  it('keeps serving requests after an aborted upload', async () => {
    const lines = [LOGIN, HOST, JSON_TYPE, 'Content-Length: 5000000'];
    const socket = connect(port, '127.0.0.1');
    await new Promise((resolve) =>
      socket.write(`${lines.join('\r\n')}\r\n\r\n${'a'.repeat(100_000)}`, resolve),
    );
    if (mode === 'origin')
      await waitUntil('the API receives the upload', () => (received[0]?.bytes ?? 0) > 0);
    socket.destroy();
    expect(statusOf(await send(['GET /api/v3/public/skills/ HTTP/1.1', HOST, CLOSE]))).toBe(200);
    expect(received[0]?.isComplete ?? false).toBe(false);
  });

  it.runIf(mode === 'origin')('streams an upload of 5 MB completely', async () => {
    const body = Buffer.alloc(5_000_000, 'a');
    const lines = [LOGIN, HOST, CLOSE, 'Content-Type: image/png', `Content-Length: ${body.length}`];
    const reply = await send(lines, async (write) => void (await write(body)));
    expect(statusOf(reply)).toBe(200);
    expect(received).toEqual([
      { method: 'POST', url: '/api/v3/public/login/', bytes: body.length, isComplete: true },
    ]);
  });

  it.each([
    '..%2f..%2fadmin/',
    '..%5cadmin/',
    '../../admin/',
    '%2e%2e/%2e%2e/admin/',
    '..\\..\\admin/',
    '/x/',
  ])('never asks the API for the path %s below the prefix', async (path) => {
    const reply = await send([`GET /api/v3/public/${path} HTTP/1.1`, HOST, CLOSE]);
    expect([400, 404, 308]).toContain(statusOf(reply));
    expect(received.filter(({ url }) => !url.startsWith('/api/v3/public/members/me/'))).toEqual([]);
  });
});
