import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSiteListener } from '@/api/transport/site-listener';
import { eventually } from '../setup/eventually';

/** What Next would be answering, in the order of arrival. */
const running: { url: string; response: ServerResponse }[] = [];
const server = createServer((request, response) => {
  void listener(request, response);
});
const listener = createSiteListener({
  next: ({ url = '' }, response) => running.push({ url, response }),
  admit: () => true,
  routes: { staticRoutes: [{ page: '/auth/login', regex: '^/auth/login$' }], dynamicRoutes: [] },
});
let origin: string;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('resizes two pictures at a time, so that pages and files do not wait for pictures', async () => {
  const urls = () => running.map(({ url }) => url);
  const picture = (name: string) => `/_next/image?url=%2Fimages%2F${name}.webp&w=64&q=75`;
  const pictures = ['a', 'b', 'c', 'd'].map((name) => fetch(origin + picture(name)));
  await eventually(() => expect(running).toHaveLength(2));
  const others = ['/auth/login', '/_next/static/a.js'].map((path) => fetch(origin + path));
  await eventually(() =>
    expect(urls()).toEqual(expect.arrayContaining(['/auth/login', '/_next/static/a.js'])),
  );
  expect(running).toHaveLength(4);
  running[0]?.response.end();
  await eventually(() => expect(running).toHaveLength(5));
  for (const { response } of running) response.end();
  await eventually(() => expect(running).toHaveLength(6));
  running[5]?.response.end();
  const statuses = (await Promise.all([...pictures, ...others])).map(({ status }) => status);
  expect(statuses).toEqual(Array(6).fill(200));
});
