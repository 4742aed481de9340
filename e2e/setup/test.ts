import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { mockGoogle } from './google';
import { getInboxOrigin } from './modes';

interface Mail {
  subject: string;
  text: string;
}

interface Fixtures {
  /** The newest mail to an address whose subject matches; waits for it to be delivered. */
  waitForMail: (address: string, subject: RegExp) => Promise<Mail>;
}

export const test = base.extend<Fixtures>({
  // An unexpected console error fails the test; those that provoke one say so (expectConsoleError).
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

/** Says that the browser will log an error holding this text, e.g. the status of a refusal. */
export const expectConsoleError = (text: string) =>
  test.info().annotations.push({ type: 'expected-error', description: text });

/** WCAG 2.2 AA, by axe, for the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // What still fades in has not its contrast yet; spinners never end.
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

/** The page does not scroll sideways. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const [content, viewportWidth] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content, `width of ${page.url()}`).toBeLessThanOrEqual(viewportWidth ?? 0);
}

/** Waits until React has taken over: a click before that would be the browser's alone. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.getElementById('__next');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
