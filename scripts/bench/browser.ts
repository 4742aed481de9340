/**
 * npm run bench:browser [-- --rounds 5 --page /vacancy]: loads pages in a phone's viewport with a processor slowed down
 * four times, each directly after an empty Next page, and prints what keeps the main thread busy (docs/performance.md).
 * Blocking time is the part of long tasks beyond 50 ms, as Lighthouse counts it, from the first paint until the page has
 * been quiet for two seconds.
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build, isBuilt } from '../build.mjs';
import { startSite } from '../soak/site';
import { findChromium } from '../testing/chromium.mjs';
import { buildEmptyProject, removeEmptyProject } from './empty-project';
import { firstId } from './first-id';
import { startServer } from './processes';
import { median } from './table';

const SLOWDOWN = 4;
const QUIET_MS = 2_000;
const LONG_TASK_MS = 50;
const VIEWPORT = { width: 375, height: 812 };

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, page: { type: 'string', multiple: true } },
});
const rounds = Number(values.rounds);
if (!(rounds >= 1)) throw new Error('--rounds is at least 1.');

/** What one load cost, in milliseconds of the slowed-down processor. */
interface Load {
  blocking: number;
  script: number;
  styleAndLayout: number;
  firstPaint: number;
}

/** Returns the long tasks after the first paint, once there has been none for a while. */
const readLongTasks = (page: Page) =>
  page.evaluate(
    ([quiet, limit]) =>
      new Promise<{ blocking: number; firstPaint: number }>((resolve) => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        // An empty page paints nothing.
        const firstPaint = paint?.startTime ?? 0;
        let blocking = 0;
        // No function has a name of its own here: tsx would wrap it with a helper that the page does not have.
        let timer = setTimeout(() => resolve({ blocking, firstPaint }), quiet);
        new PerformanceObserver((list) => {
          clearTimeout(timer);
          timer = setTimeout(() => resolve({ blocking, firstPaint }), quiet);
          for (const { startTime, duration } of list.getEntries())
            if (startTime >= firstPaint) blocking += Math.max(0, duration - limit);
        }).observe({ type: 'longtask', buffered: true });
      }),
    [QUIET_MS, LONG_TASK_MS] as const,
  );

async function load(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({ viewport: VIEWPORT, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(url, { waitUntil: 'load' });
    const found = await readLongTasks(page);
    const { metrics } = await devtools.send('Performance.getMetrics');
    const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    const styleAndLayout = (seconds('LayoutDuration') + seconds('RecalcStyleDuration')) * 1_000;
    return { ...found, script: seconds('ScriptDuration') * 1_000, styleAndLayout };
  } finally {
    await context.close();
  }
}

const medianOf = (loads: Load[], name: keyof Load) => Math.round(median(loads.map((each) => each[name])));

const toRow = (loads: Load[], ratios: number[] = []) => ({
  'blocking ms': medianOf(loads, 'blocking'),
  'to the empty page': ratios.length > 0 ? median(ratios).toFixed(2) : '',
  'script ms': medianOf(loads, 'script'),
  'style and layout ms': medianOf(loads, 'styleAndLayout'),
  'first paint ms': medianOf(loads, 'firstPaint'),
});

if (!isBuilt()) await build();
const project = buildEmptyProject();
const empty = await startServer(['scripts/bench/empty-server.mjs', project]);
const site = await startSite();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  const vacancy = await firstId(site.origin, '/vacancies/');
  const column = await firstId(site.origin, '/columns/');
  const pages = values.page ?? [
    '/',
    '/vacancy',
    `/vacancy/${vacancy}/`,
    '/column',
    `/column/${column}/`,
    '/terms',
  ];
  const baselines: Load[] = [];
  const found = new Map(pages.map((page) => [page, { loads: [] as Load[], ratios: [] as number[] }]));
  // The first load of each page warms up the site and the browser.
  for (let round = 0; round <= rounds; round += 1)
    for (const [page, { loads, ratios }] of found) {
      const baseline = await load(browser, `${empty.origin}/`);
      const subject = await load(browser, site.origin + page);
      if (round === 0) continue;
      baselines.push(baseline);
      loads.push(subject);
      ratios.push(subject.blocking / Math.max(1, baseline.blocking));
    }
  console.table({
    'empty Next page': toRow(baselines),
    ...Object.fromEntries([...found].map(([page, { loads, ratios }]) => [page, toRow(loads, ratios)])),
  });
} finally {
  await browser.close();
  await site.stop();
  await empty.stop();
  removeEmptyProject();
}
