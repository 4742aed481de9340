import type { APIResponse, Page } from '@playwright/test';
import { pathsFor } from '@/tests/setup/screens';
import { startSessionOfDemoMember } from './setup/members';
import { separateApi } from './setup/modes';
import { parseHead } from './setup/parse-head';
import { expect, expectAccessible, expectConsoleError, test, waitForHydration } from './setup/test';

// The tests of this file check what search engines, feed readers and browsers read.

const getPath = (address = '') => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/** Returns the errors of a page that is listed in the sitemap. */
function findFaults(path: string, status: number, html: string): string[] {
  const { canonical, robots, title, description } = parseHead(html);
  const found = [
    status !== 200 && `status ${status}`,
    robots && `robots ${robots}`,
    !(canonical && getPath(canonical) === path) && `canonical ${canonical}`,
    !(title && description) && 'no title or no description',
    // The sitemap lists only vacancies that are still open.
    /^\/vacancy\/\d/.test(path) && !html.includes('"JobPosting"') && 'closed',
  ];
  return found.flatMap((fault) => (fault ? [`${path}: ${fault}`] : []));
}

test('every URL of the sitemap returns 200, is canonical and has a unique title and description', async ({
  request,
}) => {
  test.setTimeout(240_000);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => getPath(address));
  expect(paths.length).toBeGreaterThan(100);
  expect(new Set(paths).size).toBe(paths.length);

  const known = new Map<string, string>();
  const pictures = new Set<string>();
  const faults: string[] = [];
  for (const path of paths) {
    const response = await request.get(path);
    const html = await response.text();
    const head = parseHead(html);
    faults.push(...findFaults(path, response.status(), html));
    for (const text of [`title ${head.title}`, `description ${head.description}`]) {
      if (known.has(text)) faults.push(`${path}: ${text}, as ${known.get(text)}`);
      known.set(text, path);
    }
    pictures.add(getPath(head.image));
  }
  expect(faults).toEqual([]);

  // There are 60 images of columns, 20 each of seminars and vacancies, and the default image.
  expect(pictures.size).toBeGreaterThan(60);
  for (const picture of pictures) {
    const bytes = await (await request.get(picture)).body();
    const size = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    expect(size, picture).toEqual([1280, 600]);
  }
});

test('each page of a list has its own canonical URL and title, without filters', async ({ request }) => {
  const head = async (path: string) => parseHead(await (await request.get(path)).text());
  const first = await head('/vacancy/?search=監査&utm_source=mail');
  const second = await head('/vacancy/?vacancy_page=2&utm_source=mail');
  expect([getPath(first.canonical), getPath(second.canonical)]).toEqual([
    '/vacancy/',
    '/vacancy/?vacancy_page=2',
  ]);
  expect(second.title).toContain('2ページ目');
  expect(getPath((await head('/seminar/?seminar_page=2')).canonical)).toBe('/seminar/?seminar_page=2');
});

test('member pages, form steps and error pages are not indexed', async ({ page, request }) => {
  await startSessionOfDemoMember(page.context());
  for (const name of ['', 'system/', 'vacancy/', 'seminar/', 'resume/', 'cpe/']) {
    const path = `/mypage/${name}`;
    const response = await page.request.get(path);
    expect(parseHead(await response.text()).robots, path).toBe('noindex');
    expect(response.headers()['cache-control'], path).toBe('private, no-store');
  }
  const [, vacancy] = /"\/vacancy\/(\d+)\//.exec(await (await request.get('/vacancy/')).text()) ?? [];
  const entry = await page.request.get(`/vacancy/${vacancy}/entry`);
  expect(parseHead(await entry.text()).robots).toBe('noindex');
  for (const path of [
    '/auth/reset/',
    '/auth/register/sent/',
    '/auth/register/waiting/',
    '/delete-complete/',
    '/for-company/contact/',
    '/maintenance',
    '/custom-404/',
    '/404',
    '/nope',
    '/vacancy/saved/',
  ]) {
    const response = await request.get(path);
    expect(parseHead(await response.text()).robots, path).toBe('noindex');
  }
});

const SECURITY_HEADERS: [name: string, valuePattern: RegExp][] = [
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^DENY$/],
  ['referrer-policy', /^(strict-origin|strict-origin-when-cross-origin|no-referrer)$/],
  ['permissions-policy', /camera=\(\)/],
  ['content-security-policy', /frame-ancestors 'none'/],
];
const missingHeaders = (answer: APIResponse) =>
  SECURITY_HEADERS.flatMap(([name, valuePattern]) =>
    valuePattern.test(answer.headers()[name] ?? '') ? [] : [name],
  );

test('every kind of response has the security headers', async ({ request }) => {
  const table: [path: string, status: number][] = [
    ['/', 200],
    ['/404', 404],
    ['/nope', 404],
    ['/seminar/99999/calendar.ics', 404],
    ['/%zz', 400],
    ['/auth/set-password?token=x', 200],
    ['/mypage/', 307],
    ['/favicon.svg', 200],
    ['/images/og/default.png', 200],
    ['/images/nope.png', 404],
    ['/_next/static/nope.js', 404],
    ['/_next/data/nope/index.json', 404],
    ['/_next/image?url=%2Fimages%2Fog%2Fdefault.png&w=640&q=75', 200],
    ['/_next/image?url=https%3A%2F%2Fevil.example%2Fx.png&w=640&q=75', 404],
    ['/api/v3/public/categories/', 200],
    ['/api/v3/public/nope/', 404],
    ['/sitemap.xml', 200],
    ['/robots.txt', 200],
    ['/manifest.webmanifest', 200],
    ['/column/feed.xml', 200],
    ['/dev/mail', 200],
  ];
  for (const [path, status] of table) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.status(), missingHeaders(response)]).toEqual([path, status, []]);
    const isPage = response.headers()['content-type']?.startsWith('text/html');
    const policy = response.headers()['content-security-policy'];
    if (!isPage || path.startsWith('/dev')) continue;
    // One script of our own, named by its hash. The servers of these tests have a Google client id.
    const sources = "'self' 'sha256-[^']+' https://accounts\\.google\\.com/gsi/client";
    expect(policy, path).toMatch(new RegExp(`script-src ${sources}(;|$)`));
  }
});

test('public files are cacheable and set no cookie', async ({ request }) => {
  for (const path of [
    '/column/feed.xml',
    '/column/tag/133/feed.xml',
    '/sitemap.xml',
    '/images/og/default.png',
  ]) {
    const headers = (await request.get(path)).headers();
    expect(headers['cache-control'], path).toMatch(/^public, max-age=\d{3,}/);
    expect(headers['set-cookie'], path).toBeUndefined();
  }
});

test('the feeds are RSS whose items link to columns', async ({ request }) => {
  for (const path of ['/column/feed.xml', '/column/tag/133/feed.xml']) {
    const response = await request.get(path);
    expect(response.headers()['content-type']).toContain('application/rss+xml');
    const xml = await response.text();
    expect(xml).toMatch(/^<\?xml[^>]*>\s*<rss version="2.0"/);
    const items = xml.split('<item>').slice(1);
    expect(items.length).toBeGreaterThan(3);
    for (const item of items) {
      expect(item).toMatch(/<title>.+<\/title>/);
      expect(item).toMatch(/<link>https?:\/\/[^<]+\/column\/\d+\/<\/link>/);
      expect(item).toMatch(/<pubDate>\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT<\/pubDate>/);
      expect(item).toMatch(/<guid/);
    }
  }
});

test('robots.txt names the sitemap and disallows private paths', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  for (const line of ['Disallow: /mypage/', 'Disallow: /auth/', 'Disallow: /api/'])
    expect(text).toContain(line);
  expect(text).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);
});

/** Collects the page’s requests to other origins. */
function collectExternalRequests(page: Page, siteOrigin: string): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(siteOrigin)) requests.push(request.url());
  });
  return requests;
}

test('without a tag manager, the site sends no request to other origins', async ({ page, baseURL }) => {
  const externalRequests = collectExternalRequests(page, baseURL ?? '');
  for (const path of pathsFor('visitor', 'list', 'text')) {
    await page.goto(path);
    await waitForHydration(page);
  }
  await expect(page.getByRole('region', { name: 'アクセス解析についてのお知らせ' })).toBeHidden();
  expect(externalRequests).toEqual([]);
});

test('a tag manager loads only after consent, receives only paths and cannot load other scripts', async ({
  page,
}) => {
  const own = separateApi.origin;
  const externalRequests = collectExternalRequests(page, own);
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "document.body.append(Object.assign(document.createElement('script'), { src: 'https://tracker.example/t.js' }))",
    }),
  );
  await page.goto(`${own}/vacancy/?search=%E7%9B%A3%E6%9F%BB`);
  await waitForHydration(page);
  const notice = page.getByRole('region', { name: 'アクセス解析についてのお知らせ' });
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  expect(externalRequests).toEqual([]);

  expectConsoleError('tracker.example');
  await notice.getByRole('button', { name: '許可する' }).click();
  await expect(notice).toBeHidden();
  await expect.poll(() => externalRequests.length).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'セミナー' }).first().click();
  await expect(page).toHaveURL(/\/seminar\/?$/);
  const readDataLayer = () => page.evaluate(() => JSON.stringify(window.dataLayer));
  await expect.poll(readDataLayer).toContain('/seminar');
  expect(await readDataLayer()).not.toContain('search');
  const loaded = externalRequests.filter((url) => !url.startsWith('https://tracker.example'));
  expect(loaded).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST123']);

  // The page reloads without the tag manager when consent is withdrawn.
  await page.goto(`${own}/information-modules`);
  await waitForHydration(page);
  await page.getByRole('button', { name: '許可しない' }).click();
  await expect(page.getByText('アクセス解析を許可していません。')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.dataLayer === undefined)).toBe(true);
});

test('the list links the feed of its conditions, whose items are the vacancies of the list', async ({
  request,
}) => {
  const html = await (await request.get('/vacancy/?days=2&status=open&x=1')).text();
  const [, href = ''] =
    /<link rel="alternate" type="application\/rss\+xml"[^>]*href="([^"]+)"/.exec(html) ?? [];
  expect(href.replaceAll('&amp;', '&')).toBe('/vacancy/feed.xml?days=2&status=open');
  const response = await request.get(href.replaceAll('&amp;', '&'));
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('application/rss+xml');
  expect(response.headers()['cache-control']).toBe('public, max-age=600');
  expect(response.headers()['set-cookie']).toBeUndefined();
  const xml = await response.text();
  const links = [...xml.matchAll(/<link>https?:\/\/[^<]+(\/vacancy\/\d+\/)<\/link>/g)].map(
    ([, path]) => path,
  );
  expect(links.length).toBeGreaterThan(0);
  expect(html).toContain(`href="${links[0]}"`);
});
