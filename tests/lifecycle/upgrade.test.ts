import { request } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Site, type SiteSetup, setUpSites } from './site-process';

let setup: SiteSetup;
beforeEach(async () => {
  setup = await setUpSites();
});
afterEach(() => setup.cleanUp());

/** Asks for another protocol on the connection. @returns the status of the response, or why there is none */
function askForUpgrade(
  { port }: Site,
  path: string,
  headers: Record<string, string>,
): Promise<number | string> {
  return new Promise((resolve) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, timeout: 10_000 }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
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
  const site = await setup.startSite();
  // Next takes part from its first request on.
  expect((await fetch(`${site.origin}/auth/login/`)).status).toBe(200);
  for (const path of ['/healthz', '/vacancy/', '/auth/login/', '/api/v3/public/vacancies/', '/_next/hmr'])
    for (const headers of [H2C, WEBSOCKET])
      expect([path, headers.upgrade, await askForUpgrade(site, path, headers)]).toEqual([
        path,
        headers.upgrade,
        path === '/_next/hmr' ? 404 : 200,
      ]);
});
