import { once } from 'node:events';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSiteListener } from '@/api/transport/site-listener';
import { SESSION_COOKIE } from '@/config/cookies';
import { eventually } from '../setup/eventually';

/** What Next would be answering, in the order of arrival. */
const running: { url: string; response: ServerResponse }[] = [];
const server = createServer((request, response) => {
  void listener(request, response);
});
const listener = createSiteListener({
  next: ({ url = '' }, response) => running.push({ url, response }),
  admit: () => true,
});
let origin: string;
beforeEach(() => {
  running.length = 0;
});
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

it('starts one page in a turn of the event loop, and the files and pictures of a page together', () => {
  const arrive = (url: string) => {
    const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url });
    // A page of a visitor would come from memory.
    request.headers.cookie = `${SESSION_COOKIE}=1`;
    void listener(request, new ServerResponse(request));
  };
  for (const name of ['a', 'b', 'c']) {
    arrive(`/auth/login?${name}`);
    arrive(`/_next/static/${name}.js`);
    arrive(`/api/media/${name}.png`);
  }
  const started = running.map(({ url }) => url);
  expect(started.filter((url) => url.startsWith('/auth'))).toEqual(['/auth/login?a']);
  expect(started).toHaveLength(7);
});
