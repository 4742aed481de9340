import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cookieHeader, csrfTokenOf } from '@/scripts/failover/load';
import { RATE_LIMITS } from '@/server/http/rate-limit-config';
import { eventually } from '../setup/eventually';
import { type Balancer, isInstalled, startDocumentedNginx } from './balancers';
import { waitUntil } from './helpers';
import { browse, DEMO_LOGIN, type Site, type SiteSetup, setUpSites } from './site-process';

// Several programs start, and other programs may use the machine at the same time.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

/** What a client may send to be found in a log, to end a comment of SQL, or to look like another request. */
const CHOSEN = ['chosen-by-the-client', "x'*/ select pg_sleep(9) /*", 'taro@example.com'];

/** Returns the ids in the lines that the site wrote about requests. */
const loggedIds = ({ output }: Site): unknown[] =>
  output()
    .split('\n')
    .filter((line) => line.includes('"msg":"request"'))
    .map((line) => JSON.parse(line).requestId);

describe.skipIf(!isInstalled('nginx'))(
  'nginx with the configuration of deploy/ (skipped unless nginx is installed)',
  () => {
    let setup: SiteSetup;
    let nginx: Balancer | undefined;
    let origin: string;
    let site: Site;
    beforeAll(async () => {
      setup = await setUpSites();
      site = await setup.startSite({ TRUST_PROXY: '1', LOG_LEVEL: 'info' });
      nginx = await startDocumentedNginx([site.port], setup.dataDir);
      origin = `http://127.0.0.1:${nginx.port}`;
    });
    afterAll(async () => {
      await nginx?.stop();
      await setup.cleanUp();
    });

    /** Reads an address twice. @returns what the cache did the second time, and the texts */
    async function readTwice(address: string, headers: Record<string, string> = {}) {
      const texts: string[] = [];
      let status = '';
      for (const _time of [1, 2]) {
        const response = await fetch(origin + address, { headers });
        texts.push(await response.text());
        status = response.headers.get('x-cache-status') ?? 'none';
      }
      return { status, texts };
    }

    it('keeps pages of visitors without a session, whatever other cookies they have', async () => {
      await eventually(async () => expect((await readTwice('/vacancy/')).status).toBe('HIT'));
      const other = { cookie: 'csrftoken=abc; known_browser=def' };
      await eventually(async () => {
        const { status, texts } = await readTwice('/seminar/', other);
        expect(status).toBe('HIT');
        expect(texts[0]).toBe(texts[1]);
      });
    });

    it('keeps neither what the API says to one visitor, nor pages with a token, nor what sets a cookie', async () => {
      const addresses = ['/api/v3/public/members/me/', '/auth/register/?token=abc', '/auth/login/'];
      for (const address of addresses)
        expect([address, (await readTwice(address)).status]).toEqual([
          address,
          expect.not.stringMatching(/HIT|STALE|UPDATING/),
        ]);
    });

    it('logs paths without queries, so that the log has no token of a mailed link', async () => {
      const token = 'not-for-the-log';
      const referer = `${origin}/auth/set-password/?token=${token}`;
      await fetch(`${origin}/auth/reset/password/?token=${token}`, { headers: { referer } });
      await eventually(async () => {
        const log = await readFile(path.join(setup.dataDir, 'nginx/access.log'), 'utf8');
        expect(log).toContain('"GET /auth/reset/password/" 200');
        expect(log).not.toContain(token);
      });
    });

    // nginx asks a process nothing for a while when its response is cut off or has more headers than nginx has memory for.
    it('still reaches the site after requests that are refused or whose address is repeated in a redirect', async () => {
      const long = encodeURIComponent('あ'.repeat(600));
      const body = 'x'.repeat(1_500_000);
      const statuses: number[] = [];
      for (const [address, init] of [
        [`/mypage?next=${long}`, {}],
        [`/auth/login//${long}`, {}],
        [`/api/v3/public/vacancies?search=${long}`, {}],
        ['/api/v3/public/login/', { method: 'POST', body }],
        ['/_next/image?url=x', { method: 'POST', body }],
        ['/api/content/terms', { method: 'POST', body }],
      ] as const) {
        const response = await fetch(origin + address, { redirect: 'manual', ...init });
        await response.arrayBuffer();
        statuses.push(response.status);
        const next = await fetch(`${origin}/api/v3/public/logout/`, { method: 'POST' });
        await next.arrayBuffer();
        expect([address.slice(0, 40), next.status]).toEqual([address.slice(0, 40), 403]);
      }
      expect(statuses).toEqual([307, 404, 404, 403, 405, 405]);
    });

    it('neither serves a kept page to a member nor keeps the page of a member', async () => {
      const browser = browse({ origin });
      expect((await browser.post('/login/', DEMO_LOGIN)).status).toBe(200);
      const cookie = `sessionid=${browser.cookies.get('sessionid')}`;
      for (const address of ['/vacancy/', '/mypage/']) {
        const { status, texts } = await readTwice(address, { cookie });
        expect([address, status]).toEqual([address, 'BYPASS']);
        expect(texts[1]).toContain('さんのメニュー');
      }
      const { texts } = await readTwice('/mypage/');
      expect(texts.join()).not.toContain('member@example.com');
      const visitor = await (await fetch(`${origin}/vacancy/`)).text();
      expect(visitor).toContain('"isLoggedIn":false');
    });

    it('gives each request an id of its own, and forwards none that a client has chosen', async () => {
      const given = new Set<string>();
      for (const id of CHOSEN)
        for (const address of ['/vacancy/', '/api/v3/public/vacancies/?search=ids', '/no-such-page/']) {
          const response = await fetch(origin + address, { headers: { 'X-Request-Id': id } });
          await response.text();
          const answered = response.headers.get('x-request-id') ?? '';
          expect(answered).toMatch(/^[\da-f-]{32,36}$/);
          expect(given).not.toContain(answered);
          given.add(answered);
          // A page that the proxy keeps does not reach the site.
          if (response.headers.get('x-cache-status') !== 'HIT')
            await waitUntil('the id is in the log', () => loggedIds(site).includes(answered));
        }
      for (const id of CHOSEN) expect(site.output()).not.toContain(id);
    });

    it('forwards the address of each client, and not the one that it names', async () => {
      const first = await fetch(`${origin}/api/v3/public/members/me/`);
      const cookie = cookieHeader(first.headers.getSetCookie());
      let count = 0;
      const register = (localAddress: string): Promise<number> =>
        new Promise((resolve, reject) => {
          count += 1;
          const headers = {
            cookie,
            'x-csrftoken': csrfTokenOf(cookie),
            'content-type': 'application/json',
            'x-forwarded-for': `203.0.113.${count}`,
          };
          const url = `${origin}/api/v3/public/members/`;
          const sent = request(url, { method: 'POST', localAddress, headers, agent: false }, (response) =>
            response.resume().on('end', () => resolve(response.statusCode ?? 0)),
          );
          sent.on('error', reject).end(JSON.stringify({ email: `client${count}@example.com` }));
        });
      // Loopback addresses on Linux: each may be the sender.
      for (let attempt = 0; attempt < RATE_LIMITS.registrationPerIp.points; attempt += 1)
        expect(await register('127.0.0.2')).toBe(201);
      expect(await register('127.0.0.2')).toBe(429);
      expect(await register('127.0.0.3')).toBe(201);
    });
  },
);

describe.skipIf(!isInstalled('nginx'))(
  'nginx with the line that serves old pages (skipped unless nginx is installed)',
  () => {
    let setup: SiteSetup;
    let nginx: Balancer | undefined;
    beforeAll(async () => {
      setup = await setUpSites();
    });
    afterAll(async () => {
      await nginx?.stop();
      await setup.cleanUp();
    });

    it('serves what it kept while the database or the site is away, but nothing to members, and what is new afterwards', async () => {
      const database = await setup.startDatabase();
      const env = { DATABASE_URL: setup.databaseUrl(), SEED: 'demo', TRUST_PROXY: '1' };
      const site = await setup.startSite(env);
      nginx = await startDocumentedNginx([site.port], setup.dataDir, { keepsOldPages: true });
      const address = `http://127.0.0.1:${nginx.port}/vacancy/`;
      const read = async (headers: Record<string, string> = {}) => {
        const response = await fetch(address, { headers });
        const title = /<h1[^>]*>/.test(await response.text());
        return [response.status, response.headers.get('x-cache-status'), title];
      };
      const cookie = 'sessionid=x';
      await eventually(async () => expect(await read()).toEqual([200, 'HIT', true]));

      await database.stop();
      const limits = { timeout: 60_000, interval: 500 };
      await vi.waitFor(async () => expect((await read({ cookie }))[0]).toBe(503), limits);
      await vi.waitFor(async () => expect(await read()).toEqual([200, 'STALE', true]), limits);

      site.child.kill('SIGTERM');
      await site.exited;
      expect(await read()).toEqual([200, 'STALE', true]);
      expect((await read({ cookie }))[0]).toBe(502);

      await setup.startDatabase();
      await setup.startSite({ ...env, PORT: String(site.port) });
      await vi.waitFor(async () => expect(await read()).toEqual([200, 'HIT', true]), limits);
    });
  },
);
