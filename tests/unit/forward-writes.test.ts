import { afterEach, describe, expect, it, vi } from 'vitest';
import { forward } from '@/gateway/forward';
import { createAgent, jsonOf } from '@/tests/setup/agent';
import { changedEnv, restoreEnv } from '@/tests/setup/changed-env';
import type { DjangoSettings, GunicornOptions } from '@/tests/setup/django-csrf';
import { createDrfOrigin } from '@/tests/setup/drf-origin/drf-origin';

afterEach(() => {
  vi.unstubAllGlobals();
  restoreEnv();
});

const HTTPS_SITE = 'https://www.example.jp';
const SITES = ['http://localhost:3000', HTTPS_SITE, `${HTTPS_SITE}:8443`];

/** A common way to serve Django, with the address at which the site reaches it. */
interface DjangoServer {
  origin: string;
  server: GunicornOptions;
}
const SERVERS: Record<string, DjangoServer> = {
  'gunicorn on this machine': { origin: 'http://127.0.0.1:8000', server: { trustsPeer: true } },
  'gunicorn on another machine': { origin: 'http://django:8000', server: {} },
  'gunicorn with TLS': { origin: 'https://api.example.jp:8443', server: { tls: true } },
  'nginx with TLS before gunicorn': {
    origin: 'https://api.example.jp',
    server: { trustsPeer: true, proxyProto: 'https' },
  },
  'nginx without TLS before gunicorn': {
    origin: 'http://api.example.jp',
    server: { trustsPeer: true, proxyProto: 'http' },
  },
};

const places = SITES.flatMap((site) =>
  Object.entries(SERVERS).map(([name, served]) => ({ site, name, ...served })),
);
const combinations = places.flatMap((place) =>
  ([3, 4] as const).flatMap((version) =>
    [false, true].map((secureProxySslHeader) => ({ ...place, version, secureProxySslHeader })),
  ),
);

interface Deployment extends DjangoServer {
  site: string;
  settings: DjangoSettings;
}

/** Begins a session with each login, and allows other writes only with one. */
function answer({ url, method, headers }: Request): Response {
  if (url.includes('/login/')) return Response.json({}, { headers: { 'Set-Cookie': 'sessionid=1' } });
  const isAllowed = method === 'GET' || method === 'OPTIONS' || headers.get('cookie')?.includes('sessionid=');
  return Response.json({}, { status: isAllowed ? 200 : 403 });
}

/** Puts Django in place of the network, so that it can also be reached over TLS, and returns a browser of the site. */
function setUp({ site, origin, server, settings }: Deployment) {
  changedEnv.SITE_ORIGIN = site;
  const django = createDrfOrigin({
    fetch: answer,
    settings: { secureCookies: site.startsWith('https:'), ...settings },
    server,
  });
  const forwardedHosts = new Set<string | null>();
  vi.stubGlobal('fetch', async (request: Request) => {
    expect(new URL(request.url).origin).toBe(origin);
    forwardedHosts.add(request.headers.get('x-forwarded-host'));
    return django.fetch(request);
  });
  const { host } = new URL(site);
  // The HTTP server receives plain HTTP, because TLS is terminated in front of it.
  const browser = createAgent((request) => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.set('host', host);
    headers.set('x-forwarded-host', 'evil.example');
    const { method, body } = request;
    const init = { method, headers, body, duplex: 'half' } as RequestInit;
    return forward(new Request(`http://${host}${pathname}${search}`, init), origin);
  });
  return { django, browser, forwardedHosts };
}

type Browser = ReturnType<typeof setUp>['browser'];

const credentials = { email: 'a@example.jp', password: 'x' };
/** The headers that a browser sends from the login page. */
const fromPage = (site: string) => ({ origin: site, referer: `${site}/auth/login` });
const logIn = (browser: Browser, site: string) => browser.post('/login/', credentials, fromPage(site));

describe.each(combinations)(
  'site $site, $name, Django $version, SECURE_PROXY_SSL_HEADER $secureProxySslHeader',
  ({ site, origin, server, version, secureProxySslHeader }) => {
    const { host, hostname } = new URL(site);
    const ownHost = new URL(origin).hostname;
    const set = (settings: Omit<DjangoSettings, 'version' | 'secureProxySslHeader'>) =>
      setUp({ site, origin, server, settings: { version, secureProxySslHeader, ...settings } });

    it.each([
      { useXForwardedHost: false, allowedHosts: [ownHost] },
      { useXForwardedHost: true, allowedHosts: [ownHost] },
      { useXForwardedHost: false, allowedHosts: [ownHost, hostname] },
      { useXForwardedHost: true, allowedHosts: [ownHost, hostname] },
    ])(
      'accepts writes from the pages of the site, with and without Origin and Referer: %j',
      async (settings) => {
        const { browser, forwardedHosts } = set(settings);
        const login = await logIn(browser, site);
        expect(login.status).toBe(200);
        const isSecure = login.headers.getSetCookie().map((cookie) => /; Secure/.test(cookie));
        expect(isSecure).toEqual(site.startsWith('https:') ? [true, true] : [false, false]);
        const responses = [
          await browser.patch('/members/1/', {}, fromPage(site)),
          await browser.post('/update-password/', {}, { origin: site }),
          await browser.post('/applications/', {}, { referer: `${site}/seminar?seminar_page=2` }),
          await browser.post('/change-password/', {}, { 'sec-fetch-site': 'same-origin' }),
          await browser.post('/logout/', undefined, fromPage(site)),
        ];
        expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(200));
        expect([...forwardedHosts]).toEqual([null]);
      },
    );

    it("with API_FORWARDED_HOST=site, is told the site's host and accepts a login", async () => {
      changedEnv.API_FORWARDED_HOST = 'site';
      const { browser, forwardedHosts } = set({ useXForwardedHost: true, allowedHosts: [hostname] });
      expect((await logIn(browser, site)).status).toBe(200);
      expect([...forwardedHosts]).toEqual([host]);
    });

    it('with API_FORWARDED_HOST=site and without USE_X_FORWARDED_HOST, CSRF_TRUSTED_ORIGINS must name the site', async () => {
      changedEnv.API_FORWARDED_HOST = 'site';
      const settings = { useXForwardedHost: false, allowedHosts: [ownHost], csrfTrustedHosts: [host] };
      expect((await logIn(set(settings).browser, site)).status).toBe(200);
    });
  },
);

const SETTINGS: DjangoSettings = {
  version: 4,
  allowedHosts: ['127.0.0.1'],
  secureProxySslHeader: true,
  useXForwardedHost: false,
};
const LOCAL: Deployment = {
  site: HTTPS_SITE,
  origin: 'http://127.0.0.1:8000',
  server: { trustsPeer: true },
  settings: SETTINGS,
};

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

describe.each(SITES)('a page of another site than %s', (site) => {
  it.each(FOREIGN)('with %j: its writes never reach the API', async (headers) => {
    const { browser, django } = setUp({ ...LOCAL, site });
    await logIn(browser, site);
    const before = [...django.calls];
    for (const method of ['POST', 'PATCH', 'PUT', 'DELETE']) {
      const token = { 'x-csrftoken': browser.cookies.get('csrftoken') ?? '' };
      const response = await browser.send(method, '/members/1/', { headers: { ...token, ...headers } });
      expect([method, response.status]).toEqual([method, 403]);
      expect(await jsonOf(response)).toEqual({
        error: expect.stringContaining('このサイト以外のページ'),
        code: 'cross_site_request',
      });
    }
    expect(django.calls).toEqual(before);
    for (const method of ['GET', 'OPTIONS'])
      expect((await browser.send(method, '/vacancies/', { headers })).status).toBe(200);
  });
});

describe.each([3, 4] as const)('Django %i behind an HTTPS site', (version) => {
  const settings: DjangoSettings = { ...SETTINGS, version };

  it('is not redirected to HTTPS by SECURE_SSL_REDIRECT', async () => {
    const { browser } = setUp({ ...LOCAL, settings: { ...settings, secureSslRedirect: true } });
    expect((await browser.get('/members/me/')).status).toBe(200);
    expect((await logIn(browser, HTTPS_SITE)).status).toBe(200);
  });

  it("accepts a login when CSRF_COOKIE_DOMAIN covers the API's host", async () => {
    const { browser } = setUp({
      site: HTTPS_SITE,
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

describe("the site's own address", () => {
  /** Whether a write that reaches the site at a host, from one of its pages, is accepted and said to be of HTTPS. */
  async function write(host: string, page: string, headers: Record<string, string> = {}) {
    let received = new Headers();
    vi.stubGlobal('fetch', async (request: Request) => {
      received = request.headers;
      return Response.json({});
    });
    const init = { method: 'POST', headers: { Host: host, Origin: page, ...headers } };
    const { status } = await forward(
      new Request(`http://${host}/api/v3/public/logout/`, init),
      'http://django:8000',
      { incoming: { socket: { remoteAddress: '192.0.2.7' } } },
    );
    return [status, received.get('x-forwarded-proto'), received.get('x-forwarded-for')];
  }
  const PROXY = {
    'X-Forwarded-For': '198.51.100.1',
    'X-Forwarded-Host': 'www.example.jp:443',
    'X-Forwarded-Proto': 'https, http',
  };
  const behindProxy = (page: string) => write('127.0.0.1:3000', page, PROXY);

  it('is that of the headers of a reverse proxy only with TRUST_PROXY', async () => {
    expect(await behindProxy(HTTPS_SITE)).toEqual([403, null, null]);
    expect(await behindProxy('http://127.0.0.1:3000')).toEqual([200, 'http', '192.0.2.7']);
    changedEnv.TRUST_PROXY = 1;
    expect(await behindProxy('https://evil.example')).toEqual([403, null, null]);
    expect(await behindProxy(HTTPS_SITE)).toEqual([200, 'https', '198.51.100.1, 192.0.2.7']);
  });

  it('needs no TRUST_PROXY when SITE_ORIGIN says it', async () => {
    changedEnv.SITE_ORIGIN = HTTPS_SITE;
    expect(await behindProxy(HTTPS_SITE)).toEqual([200, 'https', '192.0.2.7']);
  });

  it('is not its own address over plain HTTP, but any other at which the browser reaches it', async () => {
    changedEnv.SITE_ORIGIN = HTTPS_SITE;
    expect((await write('www.example.jp', 'http://www.example.jp'))[0]).toBe(403);
    expect((await write('localhost:3000', 'http://localhost:3000'))[0]).toBe(200);
  });
});
