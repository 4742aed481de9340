/**
 * npm run soak [-- --reads 300 --page /column --concurrency 4 --port 3000]: requests the pages of the built site
 * repeatedly, each time as a new visitor without cookies, with a heap of 256 MB. It exits with 1 unless memory is
 * stable (soak-analysis.ts) and every response has the expected status. All pages with 3,000 reads take about an hour.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { firstId } from './bench/first-id';
import { build, isBuilt } from './build.mjs';
import { bytesPerRead, findProblems, isSlower, type Sample } from './soak-analysis';
import { type Site, startSite } from './soak-site';

const TENTHS = 10;
/**
 * The maximum number of tenths. Other processes on the machine slow responses down too, so reading continues while the
 * last tenth is slow.
 */
const MAX_TENTHS = 15;
/** Reads before the first tenth, so that all modules are loaded even in a short run. */
const WARM_UP = 100;
const MIN_READS = 100;
const MB = 1024 * 1024;
/** Timeout of a response in milliseconds: far above any normal response, but it ends the run for a broken site. */
const RESPONSE_TIMEOUT_MS = 60_000;

const { values } = parseArgs({
  options: {
    reads: { type: 'string', default: '3000' },
    page: { type: 'string', multiple: true },
    concurrency: { type: 'string', default: '4' },
    port: { type: 'string' },
  },
});
const reads = Number(values.reads);
const concurrency = Number(values.concurrency);
if (!(reads >= MIN_READS) || !(concurrency >= 1))
  throw new Error(`--reads is at least ${MIN_READS}, --concurrency at least 1.`);

interface Page {
  path: string;
  status: number;
}

const ok = (path: string): Page => ({ path, status: 200 });

/** Returns every public page, and one URL of each other kind of response. */
async function publicPages(origin: string): Promise<Page[]> {
  const [vacancy, seminar, column] = await Promise.all([
    firstId(origin, '/vacancies/'),
    firstId(origin, '/seminars/'),
    firstId(origin, '/columns/'),
  ]);
  return [
    ...['/', '/vacancy', `/vacancy/${vacancy}/`, '/seminar', `/seminar/${seminar}/`].map(ok),
    ...[`/vacancy/${vacancy}/checklist`, `/vacancy/saved/?ids=${vacancy}`].map(ok),
    ...['/vacancy/feed.xml', '/seminar/feed.ics', '/for-company/contact/'].map(ok),
    ...['/column', '/column/tag/133/', `/column/${column}/`, '/conference', '/for-company'].map(ok),
    ...['/terms', '/privacy', '/operator', '/information-modules', '/docs/api'].map(ok),
    ...['/auth/login', '/auth/register', '/auth/register/sent/', '/auth/register/waiting/'].map(ok),
    ...['/auth/reset', '/auth/reset/password/', '/auth/set-password'].map(ok),
    ...['/auth/reset/complete/', '/maintenance', '/custom-404/', '/delete-complete/'].map(ok),
    ...[
      '/column/feed.xml',
      '/column/tag/133/feed.xml',
      `/seminar/${seminar}/calendar.ics`,
      '/sitemap.xml',
    ].map(ok),
    ...['/robots.txt', '/manifest.webmanifest'].map(ok),
    { path: '/mypage/', status: 307 },
    { path: '/column/999999/', status: 404 },
    { path: '/no-such-page', status: 404 },
  ];
}

/**
 * Requests the URL once and checks the status.
 * @returns the response time in milliseconds
 */
async function readOnce(url: string, status: number): Promise<number> {
  const began = performance.now();
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) });
  await response.arrayBuffer();
  if (response.status !== status) throw new Error(`${url} answered ${response.status} instead of ${status}.`);
  return performance.now() - began;
}

/**
 * Requests the URL `count` times.
 * @returns the median response time in milliseconds
 */
async function readMany(url: string, status: number, count: number): Promise<number> {
  const times: number[] = [];
  let left = count;
  const reader = async () => {
    while (left > 0) {
      left -= 1;
      times.push(await readOnce(url, status));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, reader));
  return times.sort((a, b) => a - b)[times.length >> 1] ?? 0;
}

const column = (text: string | number, width = 9) => String(text).padStart(width);

/**
 * Returns the reason for a failed read. The exit of the process, which is reported up to a second later, is a better
 * reason than the failed request.
 */
async function reasonOf(site: Site, error: unknown): Promise<string> {
  const reason = await Promise.race([site.failure, pause(1_000, error)]).catch((ended: unknown) => ended);
  return reason instanceof Error ? reason.message : String(reason);
}

async function soak(site: Site, { path, status }: Page): Promise<string[]> {
  console.log(
    `\n${path}\n${['reads', 'heap MB', 'ext. MB', 'rss MB', 'median ms'].map((title) => column(title)).join(' ')}`,
  );
  const samples: Sample[] = [];
  await Promise.race([readMany(site.origin + path, status, WARM_UP), site.failure]);
  const isDone = () => samples.length >= TENTHS && (!isSlower(samples) || samples.length >= MAX_TENTHS);
  while (!isDone()) {
    const before = samples.at(-1)?.reads ?? 0;
    const done = Math.round((reads * (samples.length + 1)) / TENTHS);
    const reading = readMany(site.origin + path, status, done - before);
    const median = await Promise.race([reading, site.failure]);
    const { heapUsed, external, rss } = await site.memory();
    samples.push({ reads: done, heap: heapUsed + external, median });
    const sizes = [heapUsed, external, rss].map((bytes) => column((bytes / MB).toFixed(1)));
    console.log([column(done), ...sizes, column(median.toFixed(1))].join(' '));
  }
  const found = findProblems(samples);
  console.log(`${Math.round(bytesPerRead(samples.slice(1)))} bytes per read: ${found.join('; ') || 'flat'}`);
  return found.map((complaint) => `${path}: ${complaint}`);
}

if (!isBuilt()) await build();
const site = await startSite(values.port ? Number(values.port) : undefined);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void site.stop().finally(() => process.exit(130)));
const found: string[] = [];
try {
  const pages = await publicPages(site.origin);
  const chosen = values.page?.map((path) => pages.find((page) => page.path === path) ?? ok(path)) ?? pages;
  for (const page of chosen) found.push(...(await soak(site, page)));
} catch (error) {
  found.push(await reasonOf(site, error));
} finally {
  await site.stop();
}
console.log(found.length > 0 ? `\nNot flat:\n${found.join('\n')}` : '\nMemory is flat.');
process.exitCode = found.length > 0 ? 1 : 0;
