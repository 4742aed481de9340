import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { mockGoogle } from './google';
import { getInboxOrigin } from './modes';

interface Mail {
  subject: string;
  text: string;
}

interface Fixtures {
  /** Returns the newest email to an address whose subject matches. Waits up to 15 s for its delivery. */
  waitForMail: (address: string, subject: RegExp) => Promise<Mail>;
}

export const test = base.extend<Fixtures>({
  // Unexpected console errors fail the test. Tests that cause one declare it with expectConsoleError.
  page: async ({ page }, use, testInfo) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await mockGoogle(page);
    await use(page);
    const expected = testInfo.annotations.filter(({ type }) => type === 'expected-error');
    const unexpected = errors.filter(
      (text) => !expected.some(({ description }) => text.includes(description ?? '')),
    );
    expect(unexpected, 'console errors').toEqual([]);
  },

  waitForMail: async ({ baseURL, request }, use) => {
    const origin = getInboxOrigin(baseURL ?? '');
    await use(async (address, subject) => {
      let found: Mail | undefined;
      await expect(async () => {
        const answer = await request.get(`${origin}/dev/mail.json`, { params: { to: address } });
        const { results } = (await answer.json()) as { results: Mail[] };
        found = results.find((mail) => subject.test(mail.subject));
        expect(found, `mail ${subject} to ${address}`).toBeDefined();
      }).toPass({ timeout: 15_000 });
      return found as Mail;
    });
  },
});

export { expect };

/**
 * Declares that the browser will log an error containing this text, for example the status of an error
 * response.
 */
export const expectConsoleError = (text: string) =>
  test.info().annotations.push({ type: 'expected-error', description: text });

/** Asserts with axe that the page in its current state conforms to WCAG 2.2 AA. */
export async function expectAccessible(page: Page): Promise<void> {
  // Waits for fade-in animations, because the contrast is too low until they end. Infinite animations
  // (spinners) are skipped.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .disableRules('meta-viewport') // decision 0009
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

/** Asserts that the page does not scroll horizontally. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const [content, viewportWidth] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content, `width of ${page.url()}`).toBeLessThanOrEqual(viewportWidth ?? 0);
}

/** Waits for React’s hydration. A click before it is handled by the browser only. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.getElementById('__next');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
