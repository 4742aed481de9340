/**
 * npm run bench:tabs [-- --tabs 5000 --minutes 10]: opens that many tabs on one process with a heap of 256 MB and a
 * temporary demo. Each tab loads the list, a vacancy or the seminars, and then polls as the browser does (spec §9): every
 * 10 s, with the ETag of the last response, over a connection of its own. A tenth of the tabs are logged in. It prints the
 * times of the responses by kind and the memory before and afterwards (docs/performance.md), and exits with 1 when a
 * response is neither 200 nor 304.
 */
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build, isBuilt } from '../build.mjs';
import { startSite } from '../soak/site';
import { firstId } from './first-id';
import { createCookies } from './subjects';

const INTERVAL_MS = 10_000;
/** The tabs are opened within this time, as visitors arrive, and polls stay spread over the interval. */
const ARRIVAL_MS = 60_000;
const MEMBER_SHARE = 10;
const MB = 1024 * 1024;
const API = '/api/v3/public';

const { values } = parseArgs({
  options: { tabs: { type: 'string', default: '5000' }, minutes: { type: 'string', default: '10' } },
});
const tabs = Number(values.tabs);
const minutes = Number(values.minutes);
if (!(tabs >= 1) || !(minutes >= 2)) throw new Error('--tabs is at least 1, --minutes at least 2.');

type Kind = 'page' | '200' | '304';
/** Times of the responses in milliseconds. */
const times: Record<Kind, number[]> = { page: [], '200': [], '304': [] };
const failures = new Map<string, number>();

const countFailure = (reason: string) => failures.set(reason, (failures.get(reason) ?? 0) + 1);

interface Tab {
  origin: string;
  /** The connection of the tab. */
  agent: Agent;
  cookie: string;
  page: string;
  polls: string[];
  etags: Map<string, string>;
}

async function read(tab: Tab, path: string, isPage = false): Promise<void> {
  const etag = tab.etags.get(path);
  const since = performance.now();
  const sent = request(tab.origin + path, {
    agent: tab.agent,
    headers: {
      'accept-encoding': 'gzip, deflate, br',
      cookie: tab.cookie,
      ...(etag && { 'if-none-match': etag }),
    },
  });
  try {
    sent.end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.resume();
    await once(response, 'end');
    const status = response.statusCode;
    if (status !== 200 && status !== 304) return void countFailure(`${path} answered ${status}`);
    const answered = status === 304 ? '304' : '200';
    times[isPage ? 'page' : answered].push(performance.now() - since);
    if (!isPage && response.headers.etag) tab.etags.set(path, response.headers.etag);
  } catch (error) {
    countFailure(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function run(tab: Tab, startsAfter: number, until: number): Promise<void> {
  await pause(startsAfter);
  await read(tab, tab.page, true);
  for (let next = performance.now() + INTERVAL_MS; next < until; next += INTERVAL_MS) {
    await pause(Math.max(0, next - performance.now()));
    await Promise.all(tab.polls.map((path) => read(tab, path)));
  }
  tab.agent.destroy();
}

async function createTabs(origin: string): Promise<Tab[]> {
  const cookies = await createCookies(origin);
  const vacancy = await firstId(origin, '/vacancies/');
  const list = `${API}/vacancies/?page=1`;
  const visits = [
    { page: '/vacancy', polls: [list, `${API}/vacancies/${vacancy}/`] },
    { page: '/vacancy?days=3', polls: [`${list}&days=3`, `${API}/vacancies/${vacancy}/`] },
    { page: `/vacancy/${vacancy}/`, polls: [`${API}/vacancies/${vacancy}/`] },
    { page: '/seminar', polls: [`${API}/seminars/`] },
  ];
  return Array.from({ length: tabs }, (_tab, index) => ({
    ...(visits[index % visits.length] as (typeof visits)[number]),
    origin,
    agent: new Agent({ keepAlive: true, maxSockets: 2 }),
    cookie: index % MEMBER_SHARE === 0 ? cookies.member : cookies.visitor,
    etags: new Map(),
  }));
}

function printTimes(): void {
  const rows = Object.entries(times).map(([kind, found]) => {
    found.sort((a, b) => a - b);
    const at = (share: number) => Math.round(found[Math.floor(found.length * share)] ?? Number.NaN);
    return [
      kind,
      {
        answers: found.length,
        'median ms': at(0.5),
        'p99 ms': at(0.99),
        'p99.9 ms': at(0.999),
        'max ms': at(1 - 1e-9),
      },
    ] as const;
  });
  console.table(Object.fromEntries(rows));
}

if (!isBuilt()) await build();
const site = await startSite();
try {
  const opened = await createTabs(site.origin);
  const before = await site.memory();
  const until = performance.now() + minutes * 60_000;
  await Promise.race([
    site.failure,
    Promise.all(opened.map((tab, index) => run(tab, (index / tabs) * ARRIVAL_MS, until))),
  ]);
  await pause(2_000);
  const after = await site.memory();
  printTimes();
  for (const [name, memory] of Object.entries({ before, after }))
    console.log(
      `${name}: heap ${Math.round(memory.heapUsed / MB)} MB, resident ${Math.round(memory.rss / MB)} MB`,
    );
  for (const [reason, count] of failures) console.log(`${count} × ${reason}`);
  process.exitCode = failures.size > 0 ? 1 : 0;
} finally {
  await site.stop();
}
