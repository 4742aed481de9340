import type { Page } from '@playwright/test';
import { pathsFor } from '@/tests/setup/screens';
import { startSessionOfDemoMember } from './setup/members';
import { expect, test } from './setup/test';

const HREF = /<a\b[^>]*?\shref="([^"]+)"/g;

/** Returns the internal links of a page. */
const extractLinks = (html: string, pathname: string): URL[] =>
  [...html.matchAll(HREF)]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), `http://own${pathname}`))
    .filter(({ host }) => host === 'own');

/**
 * Returns the key that decides whether two URLs are the same page. Filters are ignored, because a list has
 * too many combinations of them; the page number counts.
 */
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

/**
 * Follows all internal links from the given pages and visits each page once. @returns the visited pages and
 * the dead links
 */
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

/** Returns the links whose hash matches no id on the target page. */
const findMissingAnchors = (pages: ReadonlyMap<string, Visited>): string[] =>
  [...pages].flatMap(([from, { links }]) =>
    links
      .filter(
        ({ hash, pathname }) =>
          hash && !pages.get(pathname)?.html.includes(`id="${decodeURIComponent(hash.slice(1))}"`),
      )
      .map(({ pathname, hash }) => `${pathname}${hash} named by ${from}`),
  );

/** The demo data has more pages than this. A lower number means that the crawl did not find the lists. */
const MIN_PAGES = 100;

test.describe.configure({ timeout: 300_000 });

test('no internal link is dead for visitors', async ({ page }) => {
  const { dead, pages } = await crawl(page, pathsFor('visitor'));
  expect(dead).toEqual([]);
  expect(findMissingAnchors(pages)).toEqual([]);
  expect(pages.size).toBeGreaterThan(MIN_PAGES);
});

test('no internal link is dead for members', async ({ page }) => {
  await startSessionOfDemoMember(page.context());
  const { dead, pages } = await crawl(page, pathsFor('member'));
  expect(dead).toEqual([]);
  expect(findMissingAnchors(pages)).toEqual([]);
  expect(pages.size).toBeGreaterThan(MIN_PAGES);
});
