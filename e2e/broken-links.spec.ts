import type { Page } from '@playwright/test';
import { logInAsDemoMember } from './setup/members';
import { expect, test } from './setup/test';

const HREF = /<a\b[^>]*?\shref="([^"]+)"/g;

/** The own addresses that a page names. */
const extractLinks = (html: string, pathname: string): URL[] =>
  [...html.matchAll(HREF)]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), `http://own${pathname}`))
    .filter(({ host }) => host === 'own');

/** What makes it another page: a list's filters multiply its addresses, but its leaves show other rows. */
function getPageKey({ pathname, searchParams }: URL): string {
  const pageNumber = searchParams.get('vacancy_page') ?? searchParams.get('seminar_page') ?? '1';
  return pageNumber === '1' ? pathname : `${pathname} ${pageNumber}`;
}

interface Visited {
  html: string;
  links: URL[];
}

async function visit(page: Page, url: URL): Promise<Visited & { isDead: boolean }> {
  const response = await page.request.get(url.pathname + url.search);
  const isPage = response.headers()['content-type']?.includes('text/html') ?? false;
  const html = isPage ? await response.text() : '';
  return { html, links: extractLinks(html, url.pathname), isDead: !response.ok() };
}

/** Follows every own link from the given pages on, each page once. @returns what was seen, and the dead links */
async function crawl(page: Page, startPaths: readonly string[]) {
  const queue = startPaths.map((path) => ({ url: new URL(path, 'http://own'), from: 'the test' }));
  const pages = new Map<string, Visited>();
  const dead: string[] = [];
  for (let item = queue.shift(); item; item = queue.shift()) {
    const { url, from } = item;
    if (pages.has(getPageKey(url))) continue;
    const { isDead, ...visited } = await visit(page, url);
    pages.set(getPageKey(url), visited);
    if (isDead) dead.push(`${url.pathname}${url.search} named by ${from}`);
    queue.push(...visited.links.map((link) => ({ url: link, from: url.pathname })));
  }
  return { pages, dead };
}

/** Links to a place within a page that the page does not have. */
const findMissingAnchors = (pages: ReadonlyMap<string, Visited>): string[] =>
  [...pages].flatMap(([from, { links }]) =>
    links
      .filter(
        ({ hash, pathname }) =>
          hash && !pages.get(pathname)?.html.includes(`id="${decodeURIComponent(hash.slice(1))}"`),
      )
      .map(({ pathname, hash }) => `${pathname}${hash} named by ${from}`),
  );

/** Demo data has more than this; fewer would mean that the crawl found no way in. */
const MIN_PAGES = 100;

test.describe.configure({ timeout: 300_000 });

test('logged out: no internal link of any page is dead', async ({ page }) => {
  const { dead, pages } = await crawl(page, [
    ...['/', '/column', '/conference', '/for-company', '/maintenance', '/docs/api'],
    ...['/custom-404/', '/delete-complete/', '/auth/reset/complete/', '/auth/register/sent/'],
    ...['/auth/register/waiting/', '/auth/set-password', '/auth/reset/password'],
  ]);
  expect(dead).toEqual([]);
  expect(findMissingAnchors(pages)).toEqual([]);
  expect(pages.size).toBeGreaterThan(MIN_PAGES);
});

test('logged in: no internal link of any page is dead', async ({ page }) => {
  await logInAsDemoMember(page);
  const { dead, pages } = await crawl(page, [
    ...['/', '/mypage/', '/mypage/system/', '/mypage/vacancy/', '/mypage/seminar/'],
    ...['/vacancy/1/entry', '/vacancy/1/confirm/', '/column', '/conference', '/for-company'],
  ]);
  expect(dead).toEqual([]);
  expect(findMissingAnchors(pages)).toEqual([]);
  expect(pages.size).toBeGreaterThan(MIN_PAGES);
});
