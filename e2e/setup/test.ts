import { readFileSync } from 'node:fs';
import { type BrowserContext, test as base, expect, type Page, type TestInfo } from '@playwright/test';
import type axe from 'axe-core';
import { mockGoogle } from './google';
import { getInboxOrigin } from './modes';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

interface Mail {
  subject: string;
  text: string;
}

interface WorkerFixtures {
  /** One browser context for all tests of a worker that share it, see `visitorTest`. */
  visitorContext: BrowserContext;
}

interface Fixtures {
  /** Returns the newest mail to an address whose subject matches. Waits for its delivery. */
  waitForMail: (address: string, subject: RegExp) => Promise<Mail>;
}

/**
 * Calls `use` with the page. A crash and unexpected console errors fail the test. Tests that cause one declare it with
 * expectConsoleError.
 */
async function usePage(page: Page, use: (page: Page) => Promise<void>, testInfo: TestInfo): Promise<void> {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('crash', () => errors.push('the page crashed'));
  await mockGoogle(page);
  await use(page);
  const seen = [...errors];
  // A request that still waits for its response when the test ends is no failure of the test, nor is one that
  // starts after this and therefore leaves the machine: the page is still loading.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const expected = testInfo.annotations.filter(({ type }) => type === 'expected-error');
  const unexpected = seen.filter(
    (text) => !expected.some(({ description }) => text.includes(description ?? '')),
  );
  expect(unexpected, 'console errors').toEqual([]);
}

export const test = base.extend<Fixtures>({
  page: async ({ page }, use, testInfo) => usePage(page, use, testInfo),

  waitForMail: async ({ baseURL, request }, use) => {
    const origin = getInboxOrigin(baseURL ?? '');
    await use(async (address, subject) => {
      let found: Mail | undefined;
      await expect(async () => {
        const response = await request.get(`${origin}/dev/mail.json`, { params: { to: address } });
        const { results } = (await response.json()) as { results: Mail[] };
        found = results.find((mail) => subject.test(mail.subject));
        expect(found, `mail ${subject} to ${address}`).toBeDefined();
      }).toPass();
      return found as Mail;
    });
  },
});

/**
 * The `test` for visitors who only look at pages: each test has a page of its own, but the tests of a worker
 * share one context. A new context costs about as much as a page view, because it starts with an empty cache
 * and a new process. Not for tests that log in, store something or install a clock.
 */
export const visitorTest = test.extend<object, WorkerFixtures>({
  visitorContext: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(project.use);
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ visitorContext }, use, testInfo) => {
    const page = await visitorContext.newPage();
    await usePage(page, use, testInfo);
    await page.close();
  },
});

export { expect };

/**
 * Declares that the browser will log an error containing this text, for example the status of an error
 * response.
 */
export const expectConsoleError = (text: string) =>
  test.info().annotations.push({ type: 'expected-error', description: text });

/** Less than half as long as the package's main file, which each page would have to parse. */
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const AXE_OPTIONS: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  rules: {
    'meta-viewport': { enabled: false }, // decision 0024
    // Experimental in axe, so its tag does not turn it on: visible words are part of each control's name.
    'label-content-name-mismatch': { enabled: true },
  },
  resultTypes: ['violations'],
};

/** The rule that depends on the colour scheme. */
const CONTRAST_OPTIONS: axe.RunOptions = { runOnly: ['color-contrast'], resultTypes: ['violations'] };

/**
 * Runs axe in the page. @returns the violated rules with the selectors of the elements. The page gets axe
 * only once, and the site has no frames, so the builder of @axe-core/playwright is not needed (decision 0062).
 */
async function findViolations(page: Page, options: axe.RunOptions): Promise<string[]> {
  expect(page.frames(), `axe checks no frames of ${page.url()}`).toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (options) => {
    const { violations } = await window.axe.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
  }, options);
}

/**
 * Waits for fade-in animations, because the contrast is too low until they end. Infinite animations (spinners) are
 * skipped.
 */
const waitForAnimations = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  );

/**
 * Asserts with axe that the page in its current state conforms to WCAG 2.2 AA, and its contrast also in the dark scheme. Two
 * runs take about two seconds, so a journey calls it in states that accessibility.spec.ts does not open. The other modes show
 * the markup of the embedded one.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (['database', 'api-origin'].includes(base.info().project.name)) return;
  await waitForAnimations(page);
  expect(await findViolations(page, AXE_OPTIONS), `axe on ${page.url()}`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await waitForAnimations(page);
  expect(await findViolations(page, CONTRAST_OPTIONS), `axe on ${page.url()} in the dark scheme`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/**
 * Runs axe with the window as high as the page. Otherwise a control that is half covered by a sticky bar
 * counts as too small.
 */
export async function expectAccessibleAtFullHeight(page: Page): Promise<void> {
  const viewport = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (viewport) await page.setViewportSize({ width: viewport.width, height });
  await expectAccessible(page);
  if (viewport) await page.setViewportSize(viewport);
}

/** Asserts that the page does not scroll horizontally. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const [content, viewportWidth] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content, `width of ${page.url()}`).toBeLessThanOrEqual(viewportWidth ?? 0);
}

/**
 * Opens a screen and waits until all of it is there: it is hydrated, and the dialog that its address opens has its content,
 * whose script comes after hydration.
 */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  if (path.includes('?session=')) await expect(page.getByRole('dialog').getByRole('link')).toBeVisible();
}

/** Waits until the page is hydrated. Until then buttons do nothing. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
