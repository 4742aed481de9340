import { expect, type Page } from '@playwright/test';
import { SESSION_COOKIE } from '@/config/cookies';
import { API_PREFIX } from '@/lib/urls';
import { SAME_DAY, sameDaySite } from './modes';
import { openScreen, test } from './test';

/** A screen in one state. */
interface Screen {
  /** The file of its snapshot. */
  name: string;
  path: string;
  /** As the member of the demo data whose profile is complete. Otherwise as a visitor. */
  isMember?: boolean;
  /** Opens a menu or a dialog before the snapshot is taken. */
  open?: (page: Page) => Promise<void>;
  /** The part of the page that the snapshot shows: the main part unless it is given. */
  part?: 'banner' | 'contentinfo' | 'dialog' | 'main';
  /** Where it has a snapshot: on a desktop unless it is given. On most screens a phone shows the same elements. */
  on?: 'both' | 'phone';
}

/** Returns the names of a body's fields, those of records in lists once. */
function namesIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.length > 0 ? namesIn(value[0], `${path}[]`) : [path];
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, inner]) => namesIn(inner, path ? `${path}.${name}` : name));
}

/**
 * Returns the calls of the API that the page makes, with the names of parameters and fields, without their values. Writes end
 * as if the network were gone, because all screens show the same data: also the retry of a write after the end of the test,
 * when the page has no routes any more, but its context still has them.
 */
async function recordCalls(page: Page): Promise<Set<string>> {
  const calls = new Set<string>();
  await page.context().route(`**${API_PREFIX}/**`, async (route) => {
    const request = route.request();
    const { pathname, searchParams } = new URL(request.url());
    const names = [...searchParams.keys()].sort().join('&');
    const fields = namesIn(request.postDataJSON()).join(', ');
    calls.add(`${request.method()} ${pathname}${names && `?${names}`}${fields && ` ${fields}`}`);
    const isRead = request.method() === 'GET' || pathname.endsWith('/address-from-zip/');
    // The page may be gone by then.
    await (isRead ? route.continue() : route.abort()).catch(() => undefined);
  });
  return calls;
}

/** How many rows of a list a snapshot shows. The others differ in their data only. */
const SHOWN_ROWS = 2;

/** Leaves out further rows of lists, and the options of selects: most are days, months and prefectures. */
function shorten(lines: string[]): string[] {
  const rows: number[] = [];
  let skipped = Number.POSITIVE_INFINITY;
  return lines.filter((line) => {
    const indent = line.search(/\S/);
    if (indent > skipped) return false;
    skipped = Number.POSITIVE_INFINITY;
    rows.length = Math.min(rows.length, indent + 1);
    const isRow = /^- (listitem|row)\b/.test(line.trim());
    if (isRow) rows[indent] = (rows[indent] ?? 0) + 1;
    const isLeftOut = isRow ? (rows[indent] ?? 0) > SHOWN_ROWS : line.trim().startsWith('- option ');
    if (!isLeftOut) return true;
    skipped = indent;
    return false;
  });
}

/** Returns what assistive technology finds in the part of the page, as text. */
async function pictureOf(page: Page, { part = 'main' }: Screen): Promise<string> {
  const lines = (await page.getByRole(part).last().ariaSnapshot()).split('\n');
  return shorten(lines)
    .map((line) => (line.includes('/url:') ? decodeURIComponent(line) : line))
    .join('\n')
    .replaceAll(sameDaySite.origin, 'https://site.example');
}

/** Takes the snapshot once two in a row are the same, since queries and parts of the page may still be loading. */
async function settledPicture(page: Page, screen: Screen): Promise<string> {
  let last = '';
  // Says what is missing. The snapshot alone would wait until the test ends.
  await expect(page.getByRole(screen.part ?? 'main').last()).toBeVisible();
  await expect(async () => {
    const picture = await pictureOf(page, screen);
    const isSettled = picture === last;
    last = picture;
    expect(isSettled).toBe(true);
  }).toPass({ intervals: [700] });
  return last;
}

/**
 * Stops the date of the page, and its intervals: on a slow machine data would become old, and polls would be among the calls
 * of the screen. Timeouts run as ever.
 */
const stopClock = (page: Page) =>
  page.addInitScript((time) => {
    const SystemDate = Date;
    const argumentsOf = (values: unknown[]) => (values.length > 0 ? values : [time]) as [number];
    window.Date = class extends SystemDate {
      constructor(...values: unknown[]) {
        super(...argumentsOf(values));
      }
      static override now = () => time;
    } as DateConstructor;
    window.setInterval = (() => 0) as unknown as typeof window.setInterval;
  }, SAME_DAY.getTime());

/** Opens the page of the site that is on the same day in each run. @returns the calls that the page has made */
export async function openOnSameDay(page: Page, { path, isMember }: Pick<Screen, 'path' | 'isMember'>) {
  await stopClock(page);
  if (isMember)
    await page
      .context()
      .addCookies([
        { name: SESSION_COOKIE, value: process.env.E2E_SAME_DAY_SESSION ?? '', url: sameDaySite.origin },
      ]);
  const calls = await recordCalls(page);
  await openScreen(page, path);
  return calls;
}

/**
 * Compares what assistive technology finds on each screen, and the calls that the screen makes, with the snapshots
 * beside the test. They show every text, name, role and order that a person meets. playwright.snapshots.config.ts
 * says how they are rewritten.
 */
export function testScreens(area: string, screens: Screen[]): void {
  for (const screen of screens)
    test(`${area}: ${screen.name}`, async ({ page, isMobile }) => {
      const { on = 'desktop' } = screen;
      test.skip(on !== 'both' && on !== (isMobile ? 'phone' : 'desktop'), `it has a snapshot on a ${on}`);
      const calls = await openOnSameDay(page, screen);
      await screen.open?.(page);
      // Repeated, because a part whose script or data is slow comes later than two pictures that are the same.
      await expect(async () => {
        const picture = await settledPicture(page, screen);
        const lines = [picture, '', 'calls:', ...[...calls].sort().map((call) => `- ${call}`), ''];
        expect(lines.join('\n')).toMatchSnapshot(`${screen.name}.txt`);
      }).toPass({ timeout: 30_000 });
    });
}
