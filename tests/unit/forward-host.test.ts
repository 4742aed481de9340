import { afterEach, describe, expect, it, vi } from 'vitest';
import { forward } from '@/gateway/forward';
import { createAgent } from '../setup/agent';
import { changedEnv, restoreEnv } from '../setup/changed-env';
import { createDjango, type DjangoSettings } from '../setup/django-csrf';
import { SERVERS, SITES } from '../setup/django-servers';

afterEach(() => {
  vi.unstubAllGlobals();
  restoreEnv();
});

const combinations = SITES.flatMap((site) =>
  Object.keys(SERVERS).flatMap((name) =>
    ([3, 4] as const).flatMap((version) =>
      [false, true].map((secureProxySslHeader) => ({ site, name, version, secureProxySslHeader })),
    ),
  ),
);

/** Logs in from a page of the site. @returns the status, and the host that Django was told */
async function logIn(site: string, name: string, settings: DjangoSettings) {
  const { origin, server } = SERVERS[name] as (typeof SERVERS)[string];
  changedEnv.SITE_ORIGIN = site;
  const django = createDjango(settings, server);
  const hosts = new Set<string | null>();
  vi.stubGlobal('fetch', async (request: Request) => {
    hosts.add(request.headers.get('x-forwarded-host'));
    return django.fetch(request);
  });
  const browser = createAgent((request) => {
    const headers = new Headers(request.headers);
    headers.set('host', new URL(site).host);
    headers.set('x-forwarded-host', 'evil.example');
    const { method, body } = request;
    return forward(
      new Request(request.url, { method, headers, body, duplex: 'half' } as RequestInit),
      origin,
    );
  });
  const page = { origin: site, referer: `${site}/auth/login` };
  const { status } = await browser.post('/login/', { email: 'a@example.jp', password: 'x' }, page);
  return { status, hosts: [...hosts] };
}

describe.each(combinations)(
  'site $site, $name, Django $version, SECURE_PROXY_SSL_HEADER $secureProxySslHeader',
  ({ site, name, version, secureProxySslHeader }) => {
    const { host, hostname } = new URL(site);
    const settings: DjangoSettings = {
      version,
      secureProxySslHeader,
      useXForwardedHost: true,
      allowedHosts: [hostname],
      secureCookies: site.startsWith('https:'),
    };

    it("with API_FORWARDED_HOST=site, Django is told the site's host and accepts a login", async () => {
      changedEnv.API_FORWARDED_HOST = 'site';
      expect(await logIn(site, name, settings)).toEqual({ status: 200, hosts: [host] });
    });

    it('with API_FORWARDED_HOST=site and without USE_X_FORWARDED_HOST, CSRF_TRUSTED_ORIGINS must name the site', async () => {
      changedEnv.API_FORWARDED_HOST = 'site';
      const allowedHosts = ['127.0.0.1', 'django', 'api.example.jp'];
      const plain = { ...settings, useXForwardedHost: false, allowedHosts, csrfTrustedHosts: [host] };
      expect((await logIn(site, name, plain)).status).toBe(200);
    });

    it('by default, no header tells Django another host than that of API_ORIGIN', async () => {
      const allowedHosts = ['127.0.0.1', 'django', 'api.example.jp'];
      expect(await logIn(site, name, { ...settings, allowedHosts })).toEqual({ status: 200, hosts: [null] });
    });
  },
);
