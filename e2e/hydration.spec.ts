import type { Page } from '@playwright/test';
import { startSessionOfNewMember } from './setup/members';
import { expect, test, waitForHydration } from './setup/test';

declare global {
  interface Window {
    /** How many elements React has attached itself to, as seen between its tasks. */
    attached: Set<number>;
  }
}

/** Makes React's slices short, and looks at the page between them. Fills in a field meanwhile. */
async function watchHydration(page: Page, typed?: { field: string; text: string }): Promise<void> {
  await page.addInitScript((early) => {
    // A millisecond passes with each look at the clock, so that the slices do not depend on the machine's speed.
    const now = performance.now.bind(performance);
    let looks = 0;
    performance.now = () => {
      looks += 1;
      return now() + looks;
    };
    window.attached = new Set();
    let isTyped = false;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const isAttached = (element: Element) =>
        Object.keys(element).some((key) => key.startsWith('__reactFiber'));
      const elements = [...document.querySelectorAll('#__next *')].filter(isAttached);
      window.attached.add(elements.length);
      const field = elements.find((element) => element.id.endsWith(`-${early?.field}`));
      if (early && !isTyped && field instanceof HTMLInputElement) {
        isTyped = true;
        // As a password manager does: both events in one task.
        field.value = early.text;
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      }
      // At the very beginning there is no element.
      if (document.documentElement?.dataset.hydrated === undefined) port2.postMessage(null);
    };
    port2.postMessage(null);
  }, typed);
}

for (const path of ['/', '/vacancy/', '/terms'])
  test(`${path}: hydration leaves the browser room to answer the user (decision 0156)`, async ({ page }) => {
    await watchHydration(page);
    await page.goto(path);
    await waitForHydration(page);
    // In one task for the whole page there are fewer than ten.
    expect(await page.evaluate(() => window.attached.size)).toBeGreaterThan(50);
  });

test('what is filled in between two slices of the hydration is kept', async ({ page, context }) => {
  await startSessionOfNewMember(context);
  await watchHydration(page, { field: 'zip', text: '1000001' });
  await page.goto('/mypage/?edit=profile');
  await waitForHydration(page);
  await expect(page.getByLabel('郵便番号')).toHaveValue('1000001');
  await page.getByRole('button', { name: '住所を検索' }).click();
  await expect(page.getByLabel('市区町村')).toHaveValue('千代田区');
});
