import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { freePort } from '@/scripts/helpers/running-site';
import { waitUntil } from './helpers';
import { type Site, type SiteSetup, setUpSites } from './site-process';

/** What the API in place of Django received. */
let received: { method: string; url: string; requestId: unknown; bytes: number; isComplete: boolean }[] = [];
let api: Server;
let setup: SiteSetup;
let site: Site;
let metricsPort: number;

/** Starts an API that answers every call with an empty list, and the site in front of it. */
beforeAll(async () => {
  api = createServer((incoming: IncomingMessage, response) => {
    const { method = '', url = '', headers } = incoming;
    const call = { method, url, requestId: headers['x-request-id'], bytes: 0, isComplete: false };
    received.push(call);
    incoming.on('data', (chunk: Buffer) => {
      call.bytes += chunk.length;
    });
    incoming.on('end', () => {
      call.isComplete = true;
      response.setHeader('X-Request-Id', 'of-the-api');
      response.setHeader('Content-Type', 'application/json');
      response.end('{"count":0,"next":null,"previous":null,"results":[]}');
    });
    incoming.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  setup = await setUpSites();
  metricsPort = await freePort();
  site = await setup.startSite({
    API_ORIGIN: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    TRUST_PROXY: '1',
    METRICS_PORT: String(metricsPort),
  });
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
    const socket = connect(site.port, '127.0.0.1');
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

it('checks a request before a page or the API sees it, and serves HTTP/1.0 without a Host', async () => {
  const refused = [
    ['GET /vacancy HTTP/1.1', 'Host: evil.example/admin?'],
    ['TRACE /api/v3/public/vacancies/ HTTP/1.1', HOST],
    ['GET /api/v3/public/..%2f..%2fadmin/ HTTP/1.1', HOST],
  ];
  const replies = await Promise.all(refused.map((lines) => send([...lines, CLOSE])));
  expect(replies.map(statusOf)).toEqual([400, 405, 404]);
  expect(received).toEqual([]);
  expect(statusOf(await send(['GET /vacancy HTTP/1.0']))).toBe(200);
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
  const socket = connect(site.port, '127.0.0.1');
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
  expect(received).toMatchObject([
    { method: 'POST', url: '/api/v3/public/login/', bytes: body.length, isComplete: true },
  ]);
});

it('sends the id of a request to the API, for a page and for a call', async () => {
  const headers = { 'X-Request-Id': 'given-by-our-proxy' };
  for (const url of [`${site.origin}/vacancy/`, site.url]) {
    received = [];
    const response = await fetch(url, { headers });
    await response.text();
    expect(response.headers.get('x-request-id')).toBe('given-by-our-proxy');
    expect(new Set(received.map(({ requestId }) => requestId))).toEqual(new Set(['given-by-our-proxy']));
  }
});

it('has its metrics on METRICS_PORT, and none on the port of the site', async () => {
  expect((await fetch(`${site.origin}/metrics`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).status).toBe(200);
});

/** Asks for another protocol on the connection. @returns the status of the response, or why there is none */
function askForUpgrade(path: string, headers: Record<string, string>): Promise<number | string> {
  return new Promise((resolve) => {
    const sent = request(
      { host: '127.0.0.1', port: site.port, path, headers, timeout: 10_000 },
      (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    sent.on('upgrade', (_response, socket) => {
      socket.destroy();
      resolve('upgraded');
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', (error) => resolve(error.message));
    sent.end();
  });
}

const H2C = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQAAP__' };
const WEBSOCKET = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

// A server may ignore Upgrade (RFC 9110, section 7.8), as curl --http2 and Java's client expect.
it('answers a request that asks for another protocol, such as h2c, as if it had not asked', async () => {
  // Next takes part from its first request on.
  expect((await fetch(`${site.origin}/auth/login/`)).status).toBe(200);
  for (const path of ['/healthz', '/vacancy/', '/auth/login/', '/api/v3/public/vacancies/', '/_next/hmr'])
    for (const headers of [H2C, WEBSOCKET])
      expect([path, headers.upgrade, await askForUpgrade(path, headers)]).toEqual([
        path,
        headers.upgrade,
        path === '/_next/hmr' ? 404 : 200,
      ]);
});
