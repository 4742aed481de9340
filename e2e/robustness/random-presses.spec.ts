import type { Page } from '@playwright/test';
import { pathsFor } from '@/tests/setup/screens';
import { startSessionOfDemoMember } from '../setup/members';
import { pressPlace } from '../setup/press';
import { expect, expectConsoleError, openScreen, test } from '../setup/test';

/**
 * `PRESS_SEED=7 PRESS_COUNT=100 npx playwright test e2e/robustness/random-presses.spec.ts` presses elsewhere, and more often. Otherwise
 * each window has every fourth screen, since loading pages takes most of the time.
 */
const SEED = Number(process.env.PRESS_SEED ?? 45);
const COUNT = Number(process.env.PRESS_COUNT ?? 4);
const isShort = process.env.PRESS_COUNT === undefined;

/** The windows in which people press. */
const WINDOWS = [1280, 375].flatMap((width) =>
  [false, true].map((hasTouch) => ({
    name: `${width} px, ${hasTouch ? 'touch' : 'mouse'}`,
    use: { viewport: { width, height: 780 }, hasTouch },
  })),
);

/** Returns a function that returns numbers between 0 and 1, always the same ones for a seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Scrolls to a place and returns the middle of each text that is on screen there. */
const findTexts = (page: Page, depth: number) =>
  page.evaluate((depth) => {
    const { scrollHeight } = document.documentElement;
    window.scrollTo({ top: depth * (scrollHeight - innerHeight), behavior: 'instant' });
    const texts: { x: number; y: number; text: string }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || node.parentElement?.closest('script, style, noscript')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        const middle = { x: x + width / 2, y: y + height / 2 };
        const isOnScreen =
          middle.x > 0 && middle.x < innerWidth && middle.y > 0 && middle.y < innerHeight && width > 2;
        if (isOnScreen) texts.push({ ...middle, text: node.textContent.trim().slice(0, 30) });
      }
    }
    return texts;
  }, depth);

for (const [number, window] of WINDOWS.entries()) {
  for (const who of ['visitor', 'member'] as const) {
    test.describe(`${who}, ${window.name}`, () => {
      test.use(window.use);

      test('random presses on texts cause no crash and no error', async ({ page, context, baseURL }) => {
        test.setTimeout(1_800_000);
        // The browser itself says so of the writes that are stopped below.
        expectConsoleError('Failed to load resource');
        if (who === 'member') await startSessionOfDemoMember(context);
        const presses: string[] = [];
        const failures: string[] = [];
        const note = (what: string) => failures.push(`${what}, after ${presses.slice(-3).join(' → ')}`);
        page.on('crash', () => note('the page crashed'));
        page.on('pageerror', (error) => note(`${error.stack ?? error}`));
        page.on('console', (message) => {
          const isStopped = message.text().startsWith('Failed to load resource');
          if (message.type() === 'error' && !isStopped) note(message.text());
        });
        page.on('response', (response) => {
          if (response.status() >= 500) note(`${response.status()} of ${response.url()}`);
        });
        page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
        context.on('page', (tab) => void tab.close());
        await page.route('**', (route) => {
          const request = route.request();
          const isRead = request.method() === 'GET' && request.url().startsWith(baseURL ?? '');
          return isRead ? route.fallback() : route.abort();
        });

        const random = createRandom(SEED);
        const paths = pathsFor(who).filter((_, index) => !isShort || index % WINDOWS.length === number);
        for (const path of paths) {
          await openScreen(page, path);
          for (let count = 0; count < COUNT; count += 1) {
            // A press may have led elsewhere, perhaps to a page that is still loading or to a file of data.
            const texts = await findTexts(page, random()).catch(() => []);
            const place = texts[Math.floor(random() * texts.length)];
            if (!place) {
              await openScreen(page, path);
              continue;
            }
            presses.push(`${page.url()} 「${place.text}」`);
            await pressPlace(page, place);
            await page.waitForTimeout(60);
          }
          expect(failures, `seed ${SEED}, ${presses.length} presses`).toEqual([]);
        }
      });
    });
  }
}
