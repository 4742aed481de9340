/**
 * npm run bench:interactions [-- --rounds 5]: operates screens in a phone's viewport with a processor slowed down four times,
 * and prints how long each interaction kept the next paint waiting, as the browser reports it (Event Timing API). Each round
 * also measures a press on a page without scripts, which is what the browser itself needs. Back is measured in frames, without
 * the slowdown, from the changed address to the list at its old scroll position (docs/performance.md).
 */
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { build, isBuilt } from '../build.mjs';
import { startSite } from '../soak/site';
import { findChromium } from '../testing/chromium.mjs';
import { createCookies } from './subjects';
import { median } from './table';

const SLOWDOWN = 4;
const VIEWPORT = { width: 375, height: 812 };
/** Longer than anything that a page does by itself after it has been loaded or operated. */
const QUIET_MS = 1_500;
const TYPED = 'Financial reporting';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);
if (!(rounds >= 1)) throw new Error('--rounds is at least 1.');

/**
 * Runs in each page. Texts instead of functions, because tsx would wrap functions with a helper that the page does not have.
 * An event is reported from 16 ms on, in steps of 8 ms.
 */
const OBSERVE_EVENTS = `
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) window.interactions.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;
const COUNT_FRAMES_OF_BACK = `new Promise((resolve) => {
  const heading = document.querySelector('h1').textContent;
  let frames = 0;
  let changed = 0;
  const look = () => {
    frames += 1;
    if (changed === 0 && location.pathname === '/vacancy/') changed = frames;
    const isRestored = document.querySelector('h1')?.textContent !== heading && scrollY > 0;
    if (isRestored) resolve(frames - changed);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  history.back();
})`;

interface Scenario {
  name: string;
  path: string;
  /** Brings the page into the state before the interaction. */
  prepare?: (page: Page) => Promise<unknown>;
  operate: (page: Page) => Promise<unknown>;
}

const filters = (page: Page) => page.getByRole('button', { name: '絞り込み' });
const SCENARIOS: Scenario[] = [
  { name: 'open the filters of the vacancies', path: '/vacancy/', operate: (page) => filters(page).tap() },
  {
    name: 'choose a filter',
    path: '/vacancy/',
    prepare: (page) => filters(page).tap(),
    operate: (page) => page.getByRole('dialog').getByText('週2日').tap(),
  },
  {
    name: 'apply the filters',
    path: '/vacancy/',
    prepare: async (page) => {
      await filters(page).tap();
      await page.getByRole('dialog').getByText('週2日').tap();
    },
    operate: (page) => page.getByRole('dialog').getByRole('button', { name: /表示$/ }).tap(),
  },
  {
    name: 'open the menu of the member',
    path: '/vacancy/',
    operate: (page) => page.getByRole('button', { name: /さんのメニュー/ }).tap(),
  },
  {
    name: 'open the dialog of a seminar application',
    path: '/seminar/',
    operate: (page) => page.getByRole('button', { name: '申し込む' }).first().tap(),
  },
  {
    name: 'type in the longest form (career)',
    path: '/mypage/?edit=career',
    prepare: (page) => page.getByRole('textbox').last().focus(),
    operate: (page) => page.keyboard.type(TYPED, { delay: 60 }),
  },
];

async function openSlowly(
  context: BrowserContext,
  url: string,
): Promise<{ page: Page; devtools: CDPSession }> {
  const page = await context.newPage();
  await page.addInitScript(OBSERVE_EVENTS);
  await page.goto(url);
  await page.waitForTimeout(QUIET_MS);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, devtools };
}

/** Returns the longest duration of the interactions since the last call, in ms; 16 when none was long enough to be reported. */
async function takeLongest(page: Page): Promise<number> {
  await page.waitForTimeout(QUIET_MS);
  const durations = await page.evaluate<number[]>('window.interactions.splice(0)');
  return Math.max(16, ...durations);
}

async function measureScenario(context: BrowserContext, origin: string, scenario: Scenario): Promise<number> {
  const { page } = await openSlowly(context, origin + scenario.path);
  try {
    await scenario.prepare?.(page);
    await takeLongest(page);
    await scenario.operate(page);
    return await takeLongest(page);
  } finally {
    await page.close();
  }
}

/** Returns what the browser itself needs to answer a press, in ms. */
async function measureBareButton(context: BrowserContext): Promise<number> {
  const { page } = await openSlowly(
    context,
    'data:text/html,<button onclick="this.textContent=1">0</button>',
  );
  try {
    await page.getByRole('button').tap();
    return await takeLongest(page);
  } finally {
    await page.close();
  }
}

async function countFramesOfBack(context: BrowserContext, origin: string): Promise<number> {
  const page = await context.newPage();
  try {
    await page.goto(`${origin}/vacancy/`);
    await page.waitForTimeout(QUIET_MS);
    await page.locator('main ol > li h2 a').nth(12).tap();
    await page.waitForURL(/\/vacancy\/\d+/);
    await page.waitForTimeout(QUIET_MS);
    return await page.evaluate<number>(COUNT_FRAMES_OF_BACK);
  } finally {
    await page.close();
  }
}

async function createContext(browser: Browser, origin: string): Promise<BrowserContext> {
  const { member } = await createCookies(origin);
  const context = await browser.newContext({
    viewport: VIEWPORT,
    isMobile: true,
    hasTouch: true,
    locale: 'ja-JP',
  });
  const cookies = member.split('; ').map((cookie) => cookie.split('=') as [string, string]);
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: origin })));
  return context;
}

if (!isBuilt()) await build();
const site = await startSite();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  const context = await createContext(browser, site.origin);
  const bare: number[] = [];
  const frames: number[] = [];
  const found = new Map(SCENARIOS.map((scenario) => [scenario, [] as number[]]));
  // The first round warms up the site and the browser.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [scenario, durations] of found) {
      const duration = await measureScenario(context, site.origin, scenario);
      if (round > 0) durations.push(duration);
    }
    const bareDuration = await measureBareButton(context);
    const backFrames = await countFramesOfBack(context, site.origin);
    if (round === 0) continue;
    bare.push(bareDuration);
    frames.push(backFrames);
  }
  const toRow = (durations: number[]) => ({
    'median ms': median(durations),
    'max ms': Math.max(...durations),
  });
  console.table({
    'a button without a script': toRow(bare),
    ...Object.fromEntries([...found].map(([{ name }, durations]) => [name, toRow(durations)])),
  });
  console.log(`Back to the list of vacancies: ${median(frames)} frames (at most ${Math.max(...frames)})`);
} finally {
  await browser.close();
  await site.stop();
}
