import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cookieHeader, csrfTokenOf } from '@/scripts/failover/load';
import { freePort } from '@/scripts/helpers/running-site';
import { RATE_LIMITS } from '@/server/http/rate-limit-config';
import { createAgent } from '../setup/agent';
import { eventually } from '../setup/eventually';
import { type Balancer, isInstalled, startProgram } from './balancers';
import { writeNginxConfig } from './nginx-config';
import { expectOwnRequestIds } from './request-ids';
import { type Site, type SiteSetup, setUpSites } from './site-process';

// Several programs start, and other programs may use the machine at the same time.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

async function startDocumentedNginx(
  site: Site,
  folder: string,
  { keepsOldPages = false } = {},
): Promise<Balancer> {
  const port = await freePort();
  const file = await writeNginxConfig(folder, port, [site.port], keepsOldPages);
  return startProgram('nginx', ['-c', file, '-p', folder], port);
}

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
      nginx = await startDocumentedNginx(site, setup.dataDir);
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
      const browser = createAgent((request) => {
        const { pathname, search } = new URL(request.url);
        return fetch(new Request(origin + pathname + search, request));
      });
      const login = await browser.post('/login/', {
        email: 'member@example.com',
        password: 'kaikei-demo-2026',
      });
      expect(login.status).toBe(200);
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
      await expectOwnRequestIds(site, origin);
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
      nginx = await startDocumentedNginx(site, setup.dataDir, { keepsOldPages: true });
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
