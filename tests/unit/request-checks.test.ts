import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkRequest } from '@/gateway/request-checks';

let pictures: ReadonlySet<string> | null = null;

/** Echoes what Next would see. */
const server = createServer((request, response) => {
  if (checkRequest(request, response, pictures))
    response.end(
      `${request.headers.host} ${request.url} ${request.headers.rsc} ${request.headers['user-agent']}`,
    );
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
    '1.2.3.4.5',
    '999999999999',
    'evil.example:99999',
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
    const reply = await send(`${method} /api/v3/public/vacancies/ HTTP/1.1`, ...host);
    expect([statusOf(reply), /^Allow: GET, HEAD, POST/m.test(reply)]).toEqual([405, true]);
  });

  const READS = [
    '/',
    '/vacancy/?status=open',
    '/mypage/',
    '/vacancy/feed.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    '/images/columns/a.webp',
    '/_next/data/build/vacancy.json',
    '/_next/static/a.js',
    '/api/content/terms',
    '/api/media/a.png',
    '/api/v3/publication',
    '/dev/mail',
    '/healthz/x',
    '/no-page',
  ];

  it.each(READS)('%s is only read', async (path) => {
    for (const method of ['GET', 'HEAD'])
      expect(statusOf(await send(`${method} ${path} HTTP/1.1`, ...host))).toBe(200);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      const reply = await send(`${method} ${path} HTTP/1.1`, 'Content-Length: 0', ...host);
      expect([statusOf(reply), /^Allow: GET, HEAD\r/m.test(reply), /^cache-control/im.test(reply)]).toEqual([
        405,
        true,
        false,
      ]);
    }
  });

  it.each(['/api/v3/public/login/', '/api/v3/public', '/api/v3/public?x', '/__nextjs_original-stack-frames'])(
    '%s is written, too',
    async (path) => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
        expect(statusOf(await send(`${method} ${path} HTTP/1.1`, 'Content-Length: 0', ...host))).toBe(200);
    },
  );

  it('OPTIONS * tells the methods, and any other method cannot ask for *', async () => {
    const reply = await send('OPTIONS * HTTP/1.1', ...host);
    expect([statusOf(reply), /^Allow: GET, HEAD, POST/m.test(reply)]).toEqual([204, true]);
    expect(statusOf(await send('GET * HTTP/1.1', ...host))).toBe(400);
    expect(statusOf(await send('GET vacancy HTTP/1.1', ...host))).toBe(400);
  });

  it('a body of a refused request is dropped, so that its connection serves the next one', async () => {
    const size = 4_000_000;
    const refused = [
      'PROPFIND / HTTP/1.1',
      'Host: localhost',
      `Content-Length: ${size}`,
      '',
      'x'.repeat(size),
    ];
    const replies = await send(`${refused.join('\r\n')}GET /next HTTP/1.1`, ...host);
    expect(replies).toMatch(/^HTTP\/1\.1 405 [\s\S]*HTTP\/1\.1 200 [\s\S]*localhost \/next/);
  });

  it('an absolute address is served by its path', async () => {
    const reply = await send('GET http://www.example.jp:8080/vacancy/?a=1 HTTP/1.1', ...host);
    expect(reply).toContain('www.example.jp:8080 /vacancy/?a=1');
  });

  // nginx answers 502 to long headers, and asks the process nothing for a while.
  it.each(['//', '/\\', '/vacancy//', '/x/\\'])('%s before a long path is not redirected', async (start) => {
    const long = 'a'.repeat(1_000);
    expect(statusOf(await send(`GET ${start}${long} HTTP/1.1`, ...host))).toBe(404);
    expect(statusOf(await send(`GET ${start}x?url=//${'a'.repeat(900)} HTTP/1.1`, ...host))).toBe(200);
    expect(statusOf(await send(`GET /x?url=${start}${long} HTTP/1.1`, ...host))).toBe(200);
  });

  it('more than 1,000 parameters are answered with 400', async () => {
    const address = (count: number) => `/vacancy?${Array(count).fill('a=1').join('&')}`;
    expect(statusOf(await send(`GET ${address(1_000)} HTTP/1.1`, ...host))).toBe(200);
    expect(statusOf(await send(`GET ${address(1_001)} HTTP/1.1`, ...host))).toBe(400);
  });

  it('a User-Agent longer than 512 characters is cut, and any other is left as it is', async () => {
    const seen = async (userAgent: string) =>
      (await send('GET / HTTP/1.1', `User-Agent: ${userAgent}`, ...host)).trim().split(' ').at(-1);
    expect(await seen('a'.repeat(15_000))).toBe('a'.repeat(512));
    expect(await seen('Mozilla/5.0')).toBe('Mozilla/5.0');
  });

  it('RSC, for which Next would redirect, is removed', async () => {
    expect(await send('GET /robots.txt HTTP/1.1', 'RSC: 1', ...host)).toContain('/robots.txt undefined');
  });
});

// Next writes the name of a picture that it cannot resize to the log as it is, once for each request.
describe('a request for a resized picture', () => {
  const resized = (path: string, method = 'GET') =>
    send(`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close').then(statusOf);
  beforeAll(() => {
    pictures = new Set(['/images/columns/a.webp', '/images/決算 1.webp']);
  });
  afterAll(() => {
    pictures = null;
  });

  it.each([
    '/_next/image?url=%2Fimages%2Fcolumns%2Fa.webp&w=640&q=75',
    '/_next/image?url=/images/columns/a.webp',
    `/_next/image?url=${encodeURIComponent('/images/決算 1.webp')}&w=640&q=75`,
    '/x/../_next/image?url=/images/columns/a.webp',
    '/vacancy?search=/_next/image',
  ])('%s is served', async (path) => {
    expect(await resized(path)).toBe(200);
  });

  it.each([
    `/_next/image?url=${encodeURIComponent('/images/x\n{"level":60,"msg":"forged"}')}&w=640&q=75`,
    '/_next/image?url=/images/%1b[2J',
    '/_next/image?url=/images/%25ff.jpg',
    '/_next/image?url=/%5Cevil.example/images/a.webp',
    '/_next/image?url=/images/columns/../columns/a.webp',
    '/_next/image?url=/images/columns/a.webp&url=/images/b%0a',
    '/_next/image/?url=/images/columns/a.webp',
    '/_next/image;x?url=/images/b%0a',
    '/_next/image%00?url=/images/b%0a',
    '/x/../_next/./image?url=/images/b%0a',
    '/_next/image',
  ])('%s is answered with 404', async (path) => {
    for (const method of ['GET', 'HEAD']) expect(await resized(path, method)).toBe(404);
  });

  it('is answered with 405 when it is no read', async () => {
    const path = '/_next/image?url=/images/columns/a.webp&w=640&q=75';
    expect([await resized(path, 'HEAD'), await resized(path, 'POST')]).toEqual([200, 405]);
  });
});
