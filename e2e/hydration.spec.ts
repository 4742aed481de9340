import { expect, visitorTest, waitForHydration } from './setup/test';

declare global {
  interface Window {
    /** How many elements React has attached itself to, as seen between its tasks. */
    attached: Set<number>;
  }
}

for (const path of ['/', '/vacancy/', '/terms'])
  visitorTest(
    `${path}: hydration leaves the browser room to answer the user (decision 0156)`,
    async ({ page }) => {
      await page.addInitScript(() => {
        // A millisecond passes with each look at the clock, so that React's slices do not depend on the machine's speed.
        const now = performance.now.bind(performance);
        let looks = 0;
        performance.now = () => {
          looks += 1;
          return now() + looks;
        };
        window.attached = new Set();
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const isAttached = (element: Element) =>
            Object.keys(element).some((key) => key.startsWith('__reactFiber'));
          window.attached.add([...document.querySelectorAll('#__next *')].filter(isAttached).length);
          // At the very beginning there is no element.
          if (document.documentElement?.dataset.scriptsReady === undefined) port2.postMessage(null);
        };
        port2.postMessage(null);
      });
      await page.goto(path);
      await waitForHydration(page);
      // In one task for the whole page there are fewer than ten.
      expect(await page.evaluate(() => window.attached.size)).toBeGreaterThan(50);
    },
  );
