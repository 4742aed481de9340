import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '@/scripts/helpers/free-port';
import { type Balancer, isInstalled, startDocumentedCaddy } from './balancers';
import { expectOwnRequestIds } from './request-ids';
import { type Site, type SiteSetup, setUpSites } from './site-process';

// Several programs start, and other programs may use the machine at the same time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

describe.skipIf(!isInstalled('caddy'))(
  'Caddy with the configuration of deploy/ (skipped unless caddy is installed)',
  () => {
    let setup: SiteSetup;
    let site: Site;
    let caddy: Balancer | undefined;
    let origin: string;
    beforeAll(async () => {
      setup = await setUpSites();
      site = await setup.startSite({ TRUST_PROXY: '1', LOG_LEVEL: 'info', DRAIN_SECONDS: '5' });
      caddy = await startDocumentedCaddy([site.port], setup.dataDir);
      origin = `http://127.0.0.1:${caddy.port}`;
    });
    afterAll(async () => {
      await caddy?.stop();
      await setup.cleanUp();
    });

    it('gives each request an id of its own, and forwards none that a client has chosen', async () => {
      await expectOwnRequestIds(site, origin);
    });

    it('serves pages and calls, hides the metrics, and refuses more than the site accepts', async () => {
      expect(await (await fetch(`${origin}/vacancy/`)).text()).toContain('案件');
      expect((await fetch(`${origin}/api/v3/public/vacancies/`)).status).toBe(200);
      expect((await fetch(`${origin}/metrics`)).status).toBe(404);
      const body = Buffer.alloc(12 * 1024 * 1024);
      const headers = { 'content-type': 'application/json' };
      const refused = await fetch(`${origin}/api/v3/public/members/`, { method: 'POST', body, headers });
      expect(refused.status).toBe(413);
    });

    it('names the request also when no process answers', async () => {
      const unavailable = await startDocumentedCaddy([await freePort()], setup.dataDir);
      const response = await fetch(`http://127.0.0.1:${unavailable.port}/vacancy/`);
      expect(response.status).toBeGreaterThanOrEqual(502);
      expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
      await unavailable.stop();
    });
  },
);
