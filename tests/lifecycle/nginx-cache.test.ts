import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAgent } from '../setup/agent';
import { type Balancer, isInstalled, startProgram } from './balancers';
import { freePort, isRoot } from './helpers';
import { type Site, type SiteSetup, setUpSites } from './site-process';

// Several programs start, and other programs may use the machine at the same time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Starts nginx with the files of deploy/nginx, in which only folders and ports are replaced. */
async function startDocumentedNginx({ port: sitePort }: Site, folder: string): Promise<Balancer> {
  const port = await freePort();
  const temporary = path.join(folder, 'nginx');
  await mkdir(temporary, { recursive: true });
  const [site, upstream] = await Promise.all(
    ['kaikei-link', 'upstream-local'].map((name) => readFile(`deploy/nginx/${name}.conf`, 'utf8')),
  );
  const http = [
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${temporary}/${name};`,
    ),
    (upstream ?? '').replaceAll(/server 127\.0\.0\.1:300\d/g, `server 127.0.0.1:${sitePort}`),
    (site ?? '').replaceAll('/var/cache/nginx', temporary).replace('listen 80;', `listen 127.0.0.1:${port};`),
  ].join('\n');
  const file = path.join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off; ${isRoot ? 'user root;' : ''} pid ${folder}/nginx.pid; error_log ${folder}/nginx-error.log;
events {}
http { access_log off;
${http}
}`,
  );
  return startProgram('nginx', ['-c', file, '-p', folder], port);
}

describe.skipIf(!isInstalled('nginx'))(
  'nginx with the configuration of deploy/ (skipped unless nginx is installed)',
  () => {
    let setup: SiteSetup;
    let nginx: Balancer | undefined;
    let origin: string;
    beforeAll(async () => {
      setup = await setUpSites();
      const site = await setup.startSite({ TRUST_PROXY: '1' });
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
      await vi.waitFor(async () => expect((await readTwice('/vacancy/')).status).toBe('HIT'));
      const other = { cookie: 'csrftoken=abc; known_browser=def' };
      await vi.waitFor(async () => {
        const { status, texts } = await readTwice('/seminar/', other);
        expect(status).toBe('HIT');
        expect(texts[0]).toBe(texts[1]);
      });
    });

    it('keeps neither answers of the API, nor pages with a token, nor what sets a cookie', async () => {
      const addresses = ['/api/v3/public/vacancies/', '/auth/register/?token=abc', '/auth/login/'];
      for (const address of addresses)
        expect([address, (await readTwice(address)).status]).toEqual([
          address,
          expect.not.stringMatching(/HIT|STALE|UPDATING/),
        ]);
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
        expect(texts[1]).toContain('/mypage');
      }
      const { texts } = await readTwice('/mypage/');
      expect(texts.join()).not.toContain('member@example.com');
      const visitor = await (await fetch(`${origin}/vacancy/`)).text();
      expect(visitor).toContain('"isLoggedIn":false');
    });
  },
);
