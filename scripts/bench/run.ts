/**
 * npm run bench [-- --only /vacancy --seconds 2 --rounds 3 --json FILE]: measures pages and calls of the built site
 * beside baselines on the same machine (docs/performance.md). In each round a subject is measured directly after its
 * baseline, because other processes slow both down alike. The tables show medians of the rounds. A page that is rendered for
 * each request is compared by CPU time with its own elements in an empty project; `--only rendered` measures only these.
 */
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { build, isBuilt } from '../build.mjs';
import { buildEmptyProject, removeEmptyProject } from './empty-project';
import { createFloorTargets, measureFloors } from './floors';
import { type BenchRequest, measure, measureCalls, requestOnce } from './load';
import { type Server, startServer, startTemporaryPostgres } from './processes';
import { createCookies, listSubjects, type Subject } from './subjects';
import {
  type FloorRow,
  type Measurement,
  median,
  type Row,
  toBaselineTable,
  toFloorTable,
  toRow,
  toTable,
} from './table';

const HEAP_MB = 256;
const WARM_UP_SECONDS = 1;
const REPORTS_CPU = ['--import', './scripts/bench/cpu-usage.mjs'];
/** What browsers send. Each response is compressed where its server compresses. */
const ACCEPT_ENCODING = 'gzip, deflate, br';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    json: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
if (!(seconds >= 1) || !(rounds >= 1)) throw new Error('--seconds and --rounds are at least 1.');

type Target = Subject & { request: BenchRequest; baselineRequest: BenchRequest; bytes: number };

const cleanups: (() => Promise<unknown> | unknown)[] = [];

async function cleanUp(): Promise<void> {
  for (let step = cleanups.pop(); step; step = cleanups.pop()) await step();
}

async function start(args: string[], env?: Record<string, string>): Promise<Server> {
  const server = await startServer(args, env);
  cleanups.push(server.stop);
  return server;
}

function startSite(databaseUrl: string): Promise<Server> {
  const dist = process.env.NEXT_DIST_DIR;
  return start([...REPORTS_CPU, `--max-old-space-size=${HEAP_MB}`, 'gateway/start.mjs'], {
    DATABASE_URL: databaseUrl,
    SEED: 'demo',
    LOG_LEVEL: 'warn',
    TZ: 'UTC',
    ...(dist && { NEXT_DIST_DIR: dist }),
  });
}

/** Makes the bare server answer `path` with the bytes that the site sends. */
function setBareReply(bare: Server, path: string, body: Buffer): Promise<unknown> {
  const confirmed = new Promise((resolve) => bare.child.once('message', resolve));
  bare.child.send({ path, body: body.toString('base64'), headers: { 'content-type': 'text/html' } });
  return confirmed;
}

async function measureRounds(targets: Target[], baselines: Record<string, () => Promise<Measurement>>) {
  const results = new Map(targets.map((target) => [target, [] as Parameters<typeof toRow>[1][number][]]));
  const baselineResults = Object.keys(baselines).map((name) => ({ name, rounds: [] as Measurement[] }));
  for (const warmUp of Object.values(baselines)) await warmUp();
  for (let round = 1; round <= rounds; round += 1) {
    for (const { name, rounds } of baselineResults) {
      const measured = await baselines[name]?.();
      if (measured) rounds.push(measured);
    }
    for (const target of targets) {
      if (round === 1) await measure(target.request, WARM_UP_SECONDS);
      const baseline = await measure(target.baselineRequest, seconds);
      results.get(target)?.push({ baseline, subject: await measure(target.request, seconds) });
    }
    console.log(`round ${round} of ${rounds}`);
  }
  return { rows: [...results].map(([target, found]) => toRow(target, found)), baselineResults };
}

interface Servers {
  site: Server;
  bare: Server;
  empty: Server;
}

const headers = { 'accept-encoding': ACCEPT_ENCODING };
const emptyHonoRequest = ({ empty }: Servers): BenchRequest => ({
  url: `${empty.origin}/api/empty/`,
  status: 200,
  headers,
});

/** Requests a subject once, and makes the bare server answer with the same bytes. */
async function toTarget(subject: Subject, path: string, cookie: string, servers: Servers): Promise<Target> {
  const url = servers.site.origin + subject.path;
  const sent = { ...headers, cookie };
  const first = await requestOnce({ url, headers: sent });
  if (first.status !== 200) throw new Error(`${url} answered ${first.status}.`);
  await setBareReply(servers.bare, path, first.body);
  const bareRequest = { url: servers.bare.origin + path, status: 200, headers };
  const baselineRequest = subject.baseline === 'bare Node' ? bareRequest : emptyHonoRequest(servers);
  if (!subject.isUnchanged)
    return {
      ...subject,
      baselineRequest,
      request: { url, status: 200, headers: sent },
      bytes: first.body.length,
    };
  const { etag } = first.headers;
  if (!etag) throw new Error(`${url} has no ETag.`);
  const request = { url, status: 304, headers: { ...sent, 'if-none-match': etag } };
  return { ...subject, baselineRequest, request, bytes: 0 };
}

type Cookies = Awaited<ReturnType<typeof createCookies>>;

const isWanted = (name: string): boolean => !values.only || values.only.some((part) => name.includes(part));

async function toTargets(servers: Servers, cookies: Cookies): Promise<Target[]> {
  const subjects = (await listSubjects(servers.site.origin)).filter(({ name }) => isWanted(name));
  const targets: Target[] = [];
  for (const [index, subject] of subjects.entries()) {
    const cookie = subject.isMember ? cookies.member : cookies.visitor;
    targets.push(await toTarget(subject, `/${index}`, cookie, servers));
  }
  return targets;
}

interface Results {
  rows: Row[];
  floors: FloorRow[];
  baselineResults: { name: string; rounds: Measurement[] }[];
}

async function report({ rows, floors, baselineResults }: Results): Promise<void> {
  if (rows.length > 0) console.log(`\n${toTable(rows)}\n`);
  if (floors.length > 0) console.log(`\n${toFloorTable(floors)}\n`);
  const summary = baselineResults.map(({ name, rounds: found }) => ({
    name,
    requestsPerSecond: median(found.map((each) => each.requestsPerSecond)),
    p99: median(found.map((each) => each.p99 ?? Number.NaN)),
  }));
  if (rows.length > 0) console.log(`${toBaselineTable(summary)}\n`);
  if (!values.json) return;
  const conditions = {
    node: process.version,
    cores: availableParallelism(),
    seconds,
    rounds,
    heapMb: HEAP_MB,
  };
  await writeFile(
    values.json,
    `${JSON.stringify({ conditions, baselines: summary, subjects: rows, floors }, null, 2)}\n`,
  );
}

async function bench(): Promise<void> {
  if (!isBuilt()) await build();
  cleanups.push(removeEmptyProject);
  const project = buildEmptyProject();
  const postgres = await startTemporaryPostgres();
  cleanups.push(postgres.stop);
  const servers = {
    site: await startSite(postgres.url),
    bare: await start(['scripts/bench/bare-server.mjs']),
    empty: await start([...REPORTS_CPU, 'scripts/bench/empty-server.mjs', project]),
  };
  const cookies = await createCookies(servers.site.origin);
  const floorTargets = await createFloorTargets(servers, { cookies, headers, isWanted });
  const floors = await measureFloors(floorTargets, servers, rounds);
  const targets = await toTargets(servers, cookies);
  if (targets.length === 0) return report({ rows: [], floors, baselineResults: [] });
  const pool = new pg.Pool({ connectionString: postgres.url });
  cleanups.push(() => pool.end());
  const measured = await measureRounds(targets, {
    'empty Next page': () => measure({ url: `${servers.empty.origin}/`, status: 200, headers }, seconds),
    'empty Hono route': () => measure(emptyHonoRequest(servers), seconds),
    'primary-key SELECT': () =>
      measureCalls(() => pool.query('select * from vacancies where id = $1', [1]), seconds),
  });
  await report({ ...measured, floors });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cleanUp().finally(() => process.exit(130)));
try {
  await bench();
} finally {
  await cleanUp();
}
