import type { Page, Route } from '@playwright/test';
import { expectConsoleError } from './test';

const SCRIPTS = '**/_next/static/chunks/**/*.js';

/** What happens to the requests for scripts of the site. */
interface Scripts {
  /** Loses every request from now on. @param status answers with it instead, as a server whose scripts have changed */
  lose: (status?: number) => void;
  /** Loses the scripts that hold this text. @param times how many requests for them, by default all */
  loseWith: (text: string, times?: number) => void;
  /** Lets every request through again. */
  find: () => void;
}

/**
 * Takes the scripts of a page in hand: nothing is fetched ahead while the page is idle, and what is asked for can get
 * lost on the way. Call it before the page is opened.
 */
export async function scriptsOf(page: Page): Promise<Scripts> {
  let handle: (route: Route) => Promise<void> = (route) => route.continue();
  expectConsoleError('Failed to load resource');
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.route(SCRIPTS, (route) => handle(route));
  return {
    lose: (status) => {
      handle = (route) => (status ? route.fulfill({ status }) : route.abort());
    },
    loseWith: (text, times = Number.POSITIVE_INFINITY) => {
      let left = times;
      handle = async (route) => {
        const response = await route.fetch();
        if (left > 0 && (await response.text()).includes(text)) {
          left -= 1;
          await route.abort();
        } else await route.fulfill({ response });
      };
    },
    find: () => {
      handle = (route) => route.continue();
    },
  };
}
