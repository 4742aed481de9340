/**
 * npm run soak [-- --reads 300 --page /column --concurrency 4 --port 3000]: requests the pages of the built site
 * repeatedly, each time as a new visitor without cookies, and those of a member with a session, with a heap of 256 MB.
 * It exits with 1 unless memory is stable (soak/analysis.ts) and every response has the expected status. All pages with
 * 3,000 reads take about an hour and a half. `--page '/mypage/ (member)'` reads one page as a member, and `{n}` in a path
 * is replaced by the number of the read.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build, isBuilt } from './build.mjs';
import { bytesPerRead, findProblems, isSlower, type Sample } from './soak/analysis';
import { type Site, startSite } from './soak/site';
import { listSoakSubjects, type SoakSubject, soakSubject } from './soak/subjects';

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

/**
 * Requests the subject once and checks the status.
 * @returns the response time in milliseconds
 */
async function readOnce(origin: string, subject: SoakSubject, read: number): Promise<number> {
  const began = performance.now();
  const url = origin + subject.path(read);
  const response = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    ...(subject.cookie && { headers: { cookie: subject.cookie } }),
  });
  await response.arrayBuffer();
  if (response.status !== subject.status)
    throw new Error(`${url} answered ${response.status} instead of ${subject.status}.`);
  return performance.now() - began;
}

/**
 * Requests the subject until it has been read `last` times, the first time as read number `first`.
 * @returns the median response time in milliseconds
 */
async function readMany(origin: string, subject: SoakSubject, first: number, last: number): Promise<number> {
  const times: number[] = [];
  let next = first;
  const reader = async () => {
    while (next <= last) {
      const read = next;
      next += 1;
      times.push(await readOnce(origin, subject, read));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, reader));
  return times.sort((a, b) => a - b)[times.length >> 1] ?? 0;
}

const column = (text: string | number) => String(text).padStart(9);

/**
 * Returns the reason for a failed read. The exit of the process, which is reported up to a second later, is a better
 * reason than the failed request.
 */
async function reasonOf(site: Site, error: unknown): Promise<string> {
  const reason = await Promise.race([site.failure, pause(1_000, error)]).catch((ended: unknown) => ended);
  return reason instanceof Error ? reason.message : String(reason);
}

async function soak(site: Site, subject: SoakSubject): Promise<string[]> {
  console.log(
    `\n${subject.name}\n${['reads', 'heap MB', 'ext. MB', 'rss MB', 'median ms'].map((title) => column(title)).join(' ')}`,
  );
  const samples: Sample[] = [];
  const read = (first: number, last: number) =>
    Promise.race([readMany(site.origin, subject, first, last), site.failure]);
  await read(1, WARM_UP);
  const isDone = () => samples.length >= TENTHS && (!isSlower(samples) || samples.length >= MAX_TENTHS);
  while (!isDone()) {
    const before = samples.at(-1)?.reads ?? 0;
    const done = Math.round((reads * (samples.length + 1)) / TENTHS);
    const median = await read(WARM_UP + before + 1, WARM_UP + done);
    const { heapUsed, external, rss } = await site.memory();
    samples.push({ reads: done, heap: heapUsed + external, median });
    const sizes = [heapUsed, external, rss].map((bytes) => column((bytes / MB).toFixed(1)));
    console.log([column(done), ...sizes, column(median.toFixed(1))].join(' '));
  }
  const found = findProblems(samples);
  console.log(`${Math.round(bytesPerRead(samples.slice(1)))} bytes per read: ${found.join('; ') || 'flat'}`);
  return found.map((complaint) => `${subject.name}: ${complaint}`);
}

if (!isBuilt()) await build();
const site = await startSite(values.port ? Number(values.port) : undefined);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void site.stop().finally(() => process.exit(130)));
const found: string[] = [];
try {
  const subjects = await listSoakSubjects(site.origin);
  const chosen =
    values.page?.map((name) => subjects.find((subject) => subject.name === name) ?? soakSubject(name)) ??
    subjects;
  for (const subject of chosen) found.push(...(await soak(site, subject)));
} catch (error) {
  found.push(await reasonOf(site, error));
} finally {
  await site.stop();
}
console.log(found.length > 0 ? `\nNot flat:\n${found.join('\n')}` : '\nMemory is flat.');
process.exitCode = found.length > 0 ? 1 : 0;
