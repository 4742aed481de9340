import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { handleApiRequest } from '@/gateway/request-handler';
import { assertMatchesContract } from '@/tests/setup/contract-check';
import { uploadProfileImage } from '@/tests/setup/profile-images';
import { type Agent, createAgent, jsonOf } from '../setup/agent';
import { createTestApi, type TestApi } from '../setup/api';

// The environment is read once when the modules above are loaded, so API_ORIGIN is set before that.
const apiPort = await vi.hoisted(async () => {
  const { createServer: probe } = await import('node:net');
  const port = await new Promise<number>((resolve) => {
    const server = probe().listen(0, '127.0.0.1', () => {
      const { port: free } = server.address() as AddressInfo;
      server.close(() => resolve(free));
    });
  });
  process.env.API_ORIGIN = `http://127.0.0.1:${port}`;
  return port;
});

// Images are encoded and passwords are hashed with the real algorithms, which are slow when other tests run.

/** The API behind an HTTP server, and in front of it the site that runs with API_ORIGIN. */
let api: TestApi;
let apiServer: Server;
let siteServer: Server;
const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function listen(fetch: Parameters<typeof getRequestListener>[0], port = 0): Promise<Server> {
  const server = createServer(getRequestListener(fetch, { overrideGlobalObjects: false }));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

beforeAll(async () => {
  api = await createTestApi();
  apiServer = await listen(async ({ url, method, headers, body }) => {
    // The listener passes objects that are not real Requests, see gateway/request-handler.ts.
    return api.app.fetch(new Request(url, { method, headers, body, duplex: 'half' } as RequestInit));
  }, apiPort);
  siteServer = await listen(handleApiRequest);
});
afterAll(async () => {
  delete process.env.API_ORIGIN;
  siteServer.close();
  apiServer.close();
  await api.drop();
});

/** Returns a browser whose requests go over the network through the site to the API. */
const createBrowserThroughSite = (): Agent =>
  createAgent((request) => {
    const url = new URL(request.url);
    const target = new URL(url.pathname + url.search, originOf(siteServer));
    return fetch(new Request(target, request), { redirect: 'manual' });
  }, assertMatchesContract);

const noiseImage = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();

test('with API_ORIGIN, forwards an image upload and returns the stored image unchanged, then 304', async () => {
  const member = await api.createMember();
  const browser = createBrowserThroughSite();
  expect((await browser.post('/login/', member)).status).toBe(200);
  const file = await noiseImage(1000);
  expect(file.length).toBeGreaterThan(2_500_000);
  const stored = await uploadProfileImage(browser, member.id, file, { x: 10, y: 20, size: 600 });
  expect(stored.status).toBe(200);
  const path = (await jsonOf(stored)).profile_image.replace('/api/v3/public', '');

  const forwarded = await browser.get(path);
  expect(forwarded.headers.get('content-type')).toBe('image/webp');
  expect(forwarded.headers.get('cache-control')).toBe('private, no-store');
  const direct = await (await api.logInAs(member)).get(path);
  const [forwardedBytes, directBytes] = [await forwarded.arrayBuffer(), await direct.arrayBuffer()];
  expect(Buffer.from(forwardedBytes).equals(Buffer.from(directBytes))).toBe(true);
  const { width, format } = await sharp(Buffer.from(forwardedBytes)).metadata();
  expect([width, format]).toEqual([512, 'webp']);

  const tag = forwarded.headers.get('etag') ?? '';
  const again = await browser.get(path, { 'if-none-match': tag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const token = { 'x-csrftoken': browser.cookies.get('csrftoken') ?? '' };
  const deletion = await browser.send('DELETE', `/members/${member.id}/profile-image/`, { headers: token });
  expect(await jsonOf(deletion)).toEqual({ profile_image: null });
  expect((await browser.get(path)).status).toBe(404);
});

test("with API_ORIGIN, passes on the API's errors for too large files and files that are not images", async () => {
  const member = await api.createMember();
  const browser = createBrowserThroughSite();
  await browser.post('/login/', member);
  const rejected = await uploadProfileImage(browser, member.id, Buffer.from('<svg/>'));
  expect([rejected.status, (await jsonOf(rejected)).error]).toEqual([400, expect.stringContaining('JPEG')]);
  const large = await uploadProfileImage(browser, member.id, Buffer.alloc(6 * 1024 * 1024));
  expect([large.status, (await jsonOf(large)).error]).toEqual([413, expect.stringContaining('5MB')]);
});

test('with API_ORIGIN, forwards the session, the CSRF token and the logout', async () => {
  const member = await api.createMember();
  const browser = createBrowserThroughSite();
  await browser.post('/login/', member);
  expect((await jsonOf(await browser.get('/members/me/'))).member.id).toBe(member.id);
  expect((await browser.post('/logout/')).status).toBe(200);
  expect((await browser.get('/members/me/')).status).toBe(403);
});

test("with API_ORIGIN, accepts writes from the site's own pages and rejects writes from other origins", async () => {
  const member = await api.createMember();
  const browser = createBrowserThroughSite();
  const rejected = await browser.post('/login/', member, { origin: 'https://evil.example' });
  expect([rejected.status, (await jsonOf(rejected)).code]).toEqual([403, 'cross_site_request']);
  const ownPageHeaders = { origin: originOf(siteServer), referer: `${originOf(siteServer)}/auth/login` };
  expect((await browser.post('/login/', member, ownPageHeaders)).status).toBe(200);
});
