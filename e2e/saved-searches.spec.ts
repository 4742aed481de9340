import { startSessionOfDemoMember } from './setup/members';
import { expect, expectAccessible, expectNoHorizontalScroll, test, waitForHydration } from './setup/test';

for (const [device, width] of [
  ['desktop', 1280],
  ['phone', 375],
] as const)
  test(`${device}: a search gets a name, is opened again, and is removed`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/vacancy/?days=2');
    await waitForHydration(page);
    const search = page.getByRole('searchbox');
    const before = await search.boundingBox();
    const menu = page.getByRole('button', { name: /^保存した検索/ });
    await menu.click();
    expect(await search.boundingBox(), 'the tools move nothing').toEqual(before);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.getByRole('button', { name: '今の条件を保存' }).click();
    await page.getByRole('textbox', { name: '検索の名前' }).fill('週2日');
    await expectAccessible(page);
    await page.getByRole('button', { name: '保存する' }).click();
    await expect(page.getByText('検索を保存しました。')).toBeVisible();

    await page.goto('/vacancy/?days=1');
    await waitForHydration(page);
    await menu.click();
    await page.getByRole('button', { name: '今の条件を保存' }).click();
    await page.getByRole('button', { name: '保存する' }).click();
    await menu.click();
    await expect(page.getByRole('link', { name: '週1日', exact: true })).toBeVisible();
    // Two links below each other are large enough, or far enough apart, to be pressed (WCAG 2.2, 2.5.8).
    await expectAccessible(page);
    await page.getByRole('link', { name: '週2日', exact: true }).click();
    await expect(page).toHaveURL(/\/vacancy\/\?days=2$/);
    await page.goto('/vacancy/saved/');
    await expect(page.getByRole('link', { name: '週2日をRSSで購読' })).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.getByRole('button', { name: '週1日を削除' }).click();
    await page.getByRole('button', { name: '週2日を削除' }).click();
    await expect(page.getByText(/保存した検索はありません。/)).toBeVisible();
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

test('the feed reads its parameters as tolerantly as the list', async ({ request }) => {
  const [all, odd] = await Promise.all(
    [
      '/vacancy/feed.xml',
      '/vacancy/feed.xml?days=9&status=x&categories=-1&vacancy_page=7&utm_source=mail',
    ].map(async (path) => (await request.get(path)).text()),
  );
  expect(odd).toBe(all);
});

test('the calendar has the upcoming seminars and nothing of a member', async ({ page, request }) => {
  const response = await request.get('/seminar/feed.ics');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const text = await response.text();
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const uids = [...text.matchAll(/UID:seminar-(\d+)@/g)].map(([, id]) => id);
  expect(uids.length).toBeGreaterThan(3);
  const single = await (await request.get(`/seminar/${uids[0]}/calendar.ics`)).text();
  expect(single).toContain(/UID:[^\r]+/.exec(text)?.[0]);
  await startSessionOfDemoMember(page.context());
  expect(await (await page.request.get('/seminar/feed.ics')).text()).toBe(text);
  await page.goto('/seminar/');
  await expect(page.getByRole('link', { name: 'カレンダーで購読' })).toHaveAttribute(
    'href',
    '/seminar/feed.ics',
  );
});
