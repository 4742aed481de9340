import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { refuseCall, refusePage } from '@/api/transport/refuse-when-busy';

let server: Server;
afterEach(() => server.close());

async function read(refuse: typeof refusePage, path: string, method = 'GET') {
  server = createServer(refuse);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

it('says in Japanese that a page has to be loaded again later, without any script or style', async () => {
  const { status, headers, text } = await read(refusePage, '/vacancy/');
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
    503,
    '5',
    'private, no-store',
  ]);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(text).toContain('<html lang="ja">');
  expect(text).toContain('しばらくしてからもう一度お試しください。');
  expect(text).not.toMatch(/<script|<style/);
});

it('answers a call of the API as the API itself does', async () => {
  const { status, headers, text } = await read(refuseCall, '/api/v3/public/vacancies/');
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  expect(JSON.parse(text)).toMatchObject({ code: 'unavailable', error: expect.stringContaining('集中') });
});

it('answers the data of a page with JSON, and HEAD without a body', async () => {
  const data = await read(refusePage, '/_next/data/abc/vacancy.json');
  expect([data.status, data.headers.get('content-type'), data.text]).toEqual([503, 'application/json', '{}']);
  server.close();
  const head = await read(refusePage, '/vacancy/', 'HEAD');
  expect([head.status, head.text]).toEqual([503, '']);
});
