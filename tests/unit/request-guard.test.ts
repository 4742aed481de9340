import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admitRequest } from '@/scripts/request-guard.mjs';

let mediaPath: string | null = null;

/** Echoes what Next would see. */
const server = createServer((request, response) => {
  if (admitRequest(request, response, mediaPath)) response.end(`${request.headers.host} ${request.url}`);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.close();
});

/** Sends the lines of a request as they are. @returns the status line, the headers and the body */
function send(...lines: string[]): Promise<string> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
}
const get = (host: string) => send('GET /vacancy HTTP/1.1', `Host: ${host}`, 'Connection: close');
const statusOf = (reply: string) => Number(reply.split(' ')[1]);

describe('the Host of a request', () => {
  it.each([
    'evil.example/admin?',
    'evil.example/',
    'evil.example#',
    'user@evil.example',
    'a b',
    'a,b',
    'evil.example\\x',
    'evil.example:80:80',
    'evil.example:x',
    '[::1',
    '%65vil.example',
    '-',
    '',
  ])('%s is answered with 400', async (host) => {
    expect(statusOf(await get(host))).toBe(400);
  });

  it.each([
    'www.example.jp',
    'www.example.jp.',
    'www.example.jp:8443',
    '127.0.0.1:3000',
    '[::1]:3000',
    'my_site:80',
    'LOCALHOST',
    'a',
  ])('%s is served', async (host) => {
    expect(statusOf(await get(host))).toBe(200);
  });

  it('two hosts are answered with 400', async () => {
    expect(statusOf(await send('GET / HTTP/1.1', 'Host: a', 'host: b', 'Connection: close'))).toBe(400);
  });

  it('may be missing with HTTP/1.0 only', async () => {
    expect(statusOf(await send('GET /health HTTP/1.0'))).toBe(200);
    expect(statusOf(await send('GET /health HTTP/1.1', 'Connection: close'))).toBe(400);
  });
});

describe('the method and the address of a request', () => {
  const host = ['Host: localhost', 'Connection: close'];

  it.each(['TRACE', 'PROPFIND', 'PURGE', 'SEARCH'])('%s is answered with 405', async (method) => {
    const reply = await send(`${method} /vacancy HTTP/1.1`, ...host);
    expect([statusOf(reply), /^Allow: GET, HEAD, POST/m.test(reply)]).toEqual([405, true]);
  });

  it('OPTIONS * tells the methods, and any other method cannot ask for *', async () => {
    const reply = await send('OPTIONS * HTTP/1.1', ...host);
    expect([statusOf(reply), /^Allow: GET, HEAD, POST/m.test(reply)]).toEqual([204, true]);
    expect(statusOf(await send('GET * HTTP/1.1', ...host))).toBe(400);
    expect(statusOf(await send('GET vacancy HTTP/1.1', ...host))).toBe(400);
  });

  it('an absolute address is served by its path', async () => {
    const reply = await send('GET http://www.example.jp:8080/vacancy/?a=1 HTTP/1.1', ...host);
    expect(reply).toContain('www.example.jp:8080 /vacancy/?a=1');
  });

  it.each([
    [null, '/media/a.png', '/media/a.png'],
    ['/media/', '/media/a.png?x=1', '/api/media/a.png?x=1'],
    ['/uploads/', '/uploads/a.png', '/api/media/a.png'],
    ['/uploads/', '/media/a.png', '/media/a.png'],
  ])('with the media path %s, %s is routed to %s', async (path, url, routed) => {
    mediaPath = path;
    expect(await send(`GET ${url} HTTP/1.1`, ...host)).toContain(`localhost ${routed}`);
    mediaPath = null;
  });
});
