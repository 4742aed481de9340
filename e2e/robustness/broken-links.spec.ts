import type { Page } from '@playwright/test';
import { pathsFor } from '@/tests/setup/screens';
import { startSessionOfDemoMember } from '../setup/members';
import { getPath, parseHead } from '../setup/parse-head';
import { expect, test } from '../setup/test';

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
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => getPath(address));
  expect(paths.length).toBeGreaterThan(100);
  expect(new Set(paths).size).toBe(paths.length);
  // The lists and texts of visitors, without the list of one browser and what a query asks for.
  const readable = pathsFor('visitor', 'list', 'text').filter((path) => !/\?|saved/.test(path));
  expect(readable.filter((path) => !paths.includes(path))).toEqual([]);

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
