import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { waitUntil } from './helpers';
import { type Site, type SiteSetup, setUpSites } from './site-process';

/** What the API in place of Django received: method, path, and the bytes of the body. */
let received: { method: string; url: string; bytes: number; isComplete: boolean }[] = [];
let api: Server;
let setup: SiteSetup;
let site: Site;

/** Starts an API that answers every call with an empty list, and the site in front of it. */
beforeAll(async () => {
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
  setup = await setUpSites();
  site = await setup.startSite({ API_ORIGIN: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
});
beforeEach(() => {
  received = [];
});
afterAll(async () => {
  await setup.cleanUp();
  api.close();
});

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
    const socket = connect(site.port, 'localhost');
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

it.each(['/vacancy', '/api/v3/public/vacancies/'])(
  'checks requests for %s before a page or the API sees them, and serves HTTP/1.0 without a Host',
  async (path) => {
    expect(statusOf(await send([`GET ${path} HTTP/1.1`, 'Host: evil.example/admin?', CLOSE]))).toBe(400);
    expect(statusOf(await send([`TRACE ${path} HTTP/1.1`, HOST, CLOSE]))).toBe(405);
    expect(received).toEqual([]);
    expect(statusOf(await send([`GET ${path} HTTP/1.0`]))).toBe(200);
    for (const { url } of received) expect(url).toMatch(/^\/api\/v3\/public\//);
  },
);

it('never asks the API for a path that leaves the prefix', async () => {
  for (const path of ['..%2f..%2fadmin/', '../../admin/', '..\\..\\admin/', '/x/']) {
    const reply = await send([`GET /api/v3/public/${path} HTTP/1.1`, HOST, CLOSE]);
    expect([400, 404, 308]).toContain(statusOf(reply));
  }
  expect(received.filter(({ url }) => !url.startsWith('/api/v3/public/members/me/'))).toEqual([]);
});

it('answers Expect: 100-continue with 100 and then with the response of the call', async () => {
  const lines = [LOGIN, HOST, CLOSE, JSON_TYPE, 'Content-Length: 2', 'Expect: 100-continue'];
  const reply = await send(lines, async (write) => void (await write('{}')));
  expect(reply).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
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
  expect(statusOf(reply)).toBe(413);
  expect(sent).toBeLessThan(150 * 1024 * 1024);
  expect(received[0]?.isComplete).toBe(false);
});

it('keeps serving requests after an aborted upload', async () => {
  const lines = [LOGIN, HOST, JSON_TYPE, 'Content-Length: 5000000'];
  const socket = connect(site.port, 'localhost');
  socket.write(`${lines.join('\r\n')}\r\n\r\n${'a'.repeat(100_000)}`);
  await waitUntil('the API receives the upload', () => (received[0]?.bytes ?? 0) > 0);
  socket.destroy();
  expect(statusOf(await send(['GET /api/v3/public/skills/ HTTP/1.1', HOST, CLOSE]))).toBe(200);
  expect(received[0]?.isComplete).toBe(false);
});

it('streams an upload of 5 MB completely', async () => {
  const body = Buffer.alloc(5_000_000, 'a');
  const lines = [LOGIN, HOST, CLOSE, 'Content-Type: image/png', `Content-Length: ${body.length}`];
  const reply = await send(lines, async (write) => void (await write(body)));
  expect(statusOf(reply)).toBe(200);
  expect(received).toEqual([
    { method: 'POST', url: '/api/v3/public/login/', bytes: body.length, isComplete: true },
  ]);
});
