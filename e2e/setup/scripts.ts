import type { Page, Route } from '@playwright/test';
import { expectConsoleError } from './test';

const SCRIPTS = '**/_next/static/chunks/**/*.js';

/** Controls the requests for the site’s scripts. */
interface ScriptBlocker {
  /**
   * Blocks all requests. @param status is the response’s status, as after a deployment that replaced the
   * scripts; without it the request is aborted
   */
  block: (status?: number) => void;
  /**
   * Blocks the scripts that contain this text. @param times limits the number of blocked requests; the
   * default is no limit
   */
  blockContaining: (text: string, times?: number) => void;
  /** Stops blocking requests. */
  unblock: () => void;
}

/** Intercepts the script requests of a page so that a test can block them. Call it before the page is opened. */
export async function interceptScripts(page: Page): Promise<ScriptBlocker> {
  let handle: (route: Route) => Promise<void> = (route) => route.continue();
  expectConsoleError('Failed to load resource');
  await page.route(SCRIPTS, (route) => handle(route));
  return {
    block: (status) => {
      handle = (route) => (status ? route.fulfill({ status }) : route.abort());
    },
    blockContaining: (text, times = Number.POSITIVE_INFINITY) => {
      let left = times;
      handle = async (route) => {
        const response = await route.fetch();
        if (left > 0 && (await response.text()).includes(text)) {
          left -= 1;
          await route.abort();
        } else await route.fulfill({ response });
      };
    },
    unblock: () => {
      handle = (route) => route.continue();
    },
  };
}

/** Lets the scripts of the next page wait. @returns a function that lets them arrive */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/chunks/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a page and returns as soon as it is visible, without waiting for its scripts. */
export const openEarly = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });
