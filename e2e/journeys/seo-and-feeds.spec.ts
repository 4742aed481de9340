import type { APIResponse } from '@playwright/test';
import sharp from 'sharp';
import { startSessionOfDemoMember } from '../setup/members';
import { separateApi } from '../setup/modes';
import { getPath, parseHead } from '../setup/parse-head';
import { collectExternalRequests } from '../setup/requests';
import { expect, expectAccessible, expectConsoleError, openScreen, test } from '../setup/test';

// The tests of this file check what search engines, feed readers and browsers read.

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

test('forms with schemas do not violate the Content-Security-Policy', async ({ page }) => {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      violations.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  await openScreen(page, '/auth/login/');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page.getByText('メールアドレスを入力してください。').first()).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
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

interface Manifest {
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
}

test('the manifest makes the site installable, and its icons have the sizes that it names', async ({
  request,
}) => {
  const response = await request.get('/manifest.webmanifest');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest: Manifest = await response.json();
  expect(manifest).toMatchObject({
    name: 'カイケイリンク',
    short_name: 'カイケイリンク',
    lang: 'ja',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fbfaf6',
    theme_color: '#ffffff',
  });
  const pictures = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(pictures.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
  for (const { src, sizes } of pictures) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
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
  await openScreen(page, `${own}/vacancy/?search=%E7%9B%A3%E6%9F%BB`);
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
  await openScreen(page, `${own}/information-modules`);
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
