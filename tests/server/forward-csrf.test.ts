import { afterEach, describe, expect, it, vi } from 'vitest';
import { forward } from '@/gateway/forward';
import { createAgent, jsonOf } from '../setup/agent';
import { changedEnv, restoreEnv } from '../setup/changed-env';
import { createDjango, type DjangoSettings, type GunicornOptions } from '../setup/django-csrf';
import { SERVERS, SITES } from '../setup/django-servers';

afterEach(() => {
  vi.unstubAllGlobals();
  restoreEnv();
});

const combinations = SITES.flatMap((site) =>
  Object.keys(SERVERS).flatMap((name) =>
    ([3, 4] as const).flatMap((version) =>
      [false, true].flatMap((secureProxySslHeader) =>
        [false, true].flatMap((useXForwardedHost) =>
          (['its own host', 'its own host and the site'] as const).map((hosts) => ({
            site,
            name,
            version,
            secureProxySslHeader,
            useXForwardedHost,
            hosts,
          })),
        ),
      ),
    ),
  ),
);

interface Way {
  site: string;
  origin: string;
  server: GunicornOptions;
  settings: DjangoSettings;
}

function setUp({ site, origin, server, settings }: Way) {
  changedEnv.SITE_ORIGIN = site;
  const django = createDjango(settings, server);
  // Replaces the network, so that the API can also be reached over TLS.
  vi.stubGlobal('fetch', async (request: Request) => {
    expect(new URL(request.url).origin).toBe(origin);
    return django.fetch(request);
  });
  const host = new URL(site).host;
  // The HTTP server receives plain HTTP, because TLS is terminated in front of it.
  const browser = createAgent((request) => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.set('host', host);
    const { method, body } = request;
    const init = { method, headers, body, duplex: 'half' } as RequestInit;
    return forward(new Request(`http://${host}${pathname}${search}`, init), origin);
  });
  return { django, browser };
}

const settingsOf = ({
  site,
  name,
  version,
  secureProxySslHeader,
  useXForwardedHost,
  hosts,
}: (typeof combinations)[number]): Way => {
  const { origin, server } = SERVERS[name] as (typeof SERVERS)[string];
  const allowed = [origin, ...(hosts === 'its own host' ? [] : [site])];
  return {
    site,
    origin,
    server,
    settings: {
      version,
      secureProxySslHeader,
      useXForwardedHost,
      allowedHosts: allowed.map((address) => new URL(address).hostname),
      secureCookies: site.startsWith('https:'),
    },
  };
};

type Browser = ReturnType<typeof setUp>['browser'];

const credentials = { email: 'a@example.jp', password: 'x' };

/** The headers that a browser sends from the login page. */
const fromPage = (site: string) => ({ origin: site, referer: `${site}/auth/login` });

const logIn = (browser: Browser, site: string) => browser.post('/login/', credentials, fromPage(site));

const FOREIGN: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'https://evil.example', referer: 'https://www.example.jp/' },
  { origin: 'https://www.example.jp:9443' },
  { origin: 'https://www.example.jp.evil.example' },
  { origin: 'null' },
  { origin: 'www.example.jp' },
  { origin: '' },
  { referer: 'https://evil.example/www.example.jp' },
  { referer: 'about:client' },
  { 'sec-fetch-site': 'cross-site' },
];

describe.each(combinations)(
  'site $site, $name, Django $version, SECURE_PROXY_SSL_HEADER $secureProxySslHeader, USE_X_FORWARDED_HOST $useXForwardedHost, ALLOWED_HOSTS $hosts',
  (combination) => {
    const { site } = combination;

    it('accepts a login and later writes', async () => {
      const { browser } = setUp(settingsOf(combination));
      const login = await logIn(browser, site);
      expect(login.status).toBe(200);
      const isSecure = login.headers.getSetCookie().map((cookie) => /; Secure/.test(cookie));
      expect(isSecure).toEqual(site.startsWith('https:') ? [true, true] : [false, false]);
      expect((await browser.patch('/members/1/', {}, fromPage(site))).status).toBe(200);
      expect((await browser.post('/logout/', undefined, fromPage(site))).status).toBe(200);
    });

    it("accepts a write from the site's own page without Referer, Origin or both", async () => {
      const { browser } = setUp(settingsOf(combination));
      await logIn(browser, site);
      const responses = [
        await browser.post('/update-password/', {}, { origin: site }),
        await browser.post('/applications/', {}, { referer: `${site}/seminar?seminar_page=2` }),
        await browser.post('/change-password/', {}, { 'sec-fetch-site': 'same-origin' }),
      ];
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    });

    it('rejects a write from a page of another site before it reaches the API', async () => {
      const { browser, django } = setUp(settingsOf(combination));
      await logIn(browser, site);
      const before = [...django.writes];
      for (const headers of FOREIGN)
        for (const method of ['POST', 'PATCH', 'PUT', 'DELETE']) {
          const token = { 'x-csrftoken': browser.cookies.get('csrftoken') ?? '' };
          const response = await browser.send(method, '/members/1/', { headers: { ...token, ...headers } });
          expect([headers, response.status]).toEqual([headers, 403]);
          expect(await jsonOf(response)).toEqual({
            error: expect.stringContaining('このサイト以外のページ'),
            code: 'cross_site_request',
          });
        }
      expect(django.writes).toEqual(before);
    });
  },
);

const HTTPS_SITE = 'https://www.example.jp';
const LOCAL: Way = {
  site: HTTPS_SITE,
  origin: 'http://127.0.0.1:8000',
  server: { trustsPeer: true },
  settings: { version: 4, allowedHosts: ['127.0.0.1'], secureProxySslHeader: true, useXForwardedHost: false },
};

describe.each([3, 4] as const)('Django %i behind an HTTPS site', (version) => {
  const settings: DjangoSettings = { ...LOCAL.settings, version };

  it('is not redirected to HTTPS by SECURE_SSL_REDIRECT', async () => {
    const { browser } = setUp({ ...LOCAL, settings: { ...settings, secureSslRedirect: true } });
    expect((await browser.get('/members/me/')).status).toBe(200);
    expect((await logIn(browser, HTTPS_SITE)).status).toBe(200);
  });

  it("accepts a login when CSRF_COOKIE_DOMAIN covers the API's host", async () => {
    const { browser } = setUp({
      ...LOCAL,
      origin: 'https://api.example.jp',
      server: { tls: true },
      settings: { ...settings, allowedHosts: ['api.example.jp'], csrfCookieDomain: '.example.jp' },
    });
    expect((await logIn(browser, HTTPS_SITE)).status).toBe(200);
  });

  it('rejects a write without a CSRF token', async () => {
    const { browser } = setUp({ ...LOCAL, settings });
    const response = await browser.send('POST', '/login/', { headers: fromPage(HTTPS_SITE) });
    expect([response.status, (await jsonOf(response)).detail]).toEqual([
      403,
      'CSRF Failed: CSRF cookie not set.',
    ]);
  });

  it('Django decides about a client without Origin and Referer as it does without the proxy', async () => {
    const { browser } = setUp({ ...LOCAL, settings });
    const response = await browser.post('/login/', credentials);
    expect((await jsonOf(response)).detail).toContain('no Referer');
    const plain = setUp({ ...LOCAL, site: 'http://localhost:3000', settings });
    expect((await plain.browser.post('/login/', credentials)).status).toBe(200);
  });
});
