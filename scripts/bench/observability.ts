/**
 * npm run bench:observability [-- ROUNDS]: measures the processor time that a site needs for a request with lines in the log,
 * with metrics and with both, beside the same site with neither (docs/performance.md). The rounds are many and short, so that
 * other programs slow all of them down alike. It reads /proc, so it needs Linux.
 */
import { readdir, readFile } from 'node:fs/promises';
import autocannon from 'autocannon';
import { build, isBuilt } from '../build.mjs';
import { type Server, startServer } from './processes';
import { createCookies } from './subjects';
import { median } from './table';
import { startTemporaryPostgres } from './temporary-postgres';

const ROUNDS = Number(process.argv[2] ?? 30);
/** Left out, because a process that has just started is slow. */
const WARM_UP_ROUNDS = 8;
const CONNECTIONS = 10;

const NONE = { LOG_REQUESTS: 'none', LOG_LEVEL: 'info' };
const METRICS = { METRICS_TOKEN: 'a-token-of-the-bench' };
const VARIANTS = {
  neither: NONE,
  // Two processes with the same settings differ too. What differs no more than they do is not measured.
  'neither again': NONE,
  log: { ...NONE, LOG_REQUESTS: 'all' },
  metrics: { ...NONE, ...METRICS },
  both: { ...NONE, LOG_REQUESTS: 'all', ...METRICS },
};
type Variant = keyof typeof VARIANTS;

const SUBJECTS = [
  { name: 'page from memory', path: '/vacancy', requests: 400, isMember: false },
  { name: 'API /vacancies/', path: '/api/v3/public/vacancies/', requests: 300, isMember: false },
  { name: 'API /members/me/', path: '/api/v3/public/members/me/', requests: 150, isMember: true },
];

/** Returns the milliseconds of processor time that all threads of a process have used. */
async function processorTime({ child }: Server): Promise<number> {
  const tasks = `/proc/${child.pid}/task`;
  const times = (await readdir(tasks)).map(async (task) => {
    const [nanoseconds] = (await readFile(`${tasks}/${task}/schedstat`, 'utf8')).split(' ');
    return Number(nanoseconds) / 1e6;
  });
  return (await Promise.all(times)).reduce((sum, time) => sum + time, 0);
}

/** Returns the milliseconds of processor time of one request. */
async function measure(server: Server, path: string, cookie: string, amount: number): Promise<number> {
  const before = await processorTime(server);
  const { '2xx': answered } = await autocannon({
    url: server.origin + path,
    headers: { cookie },
    connections: CONNECTIONS,
    amount,
  });
  if (answered !== amount) throw new Error(`${path}: ${answered} of ${amount} were answered`);
  return ((await processorTime(server)) - before) / amount;
}

if (!isBuilt()) await build();
const postgres = await startTemporaryPostgres();
const servers: [Variant, Server][] = [];
try {
  for (const name of Object.keys(VARIANTS) as Variant[]) {
    const env = { DATABASE_URL: postgres.url, SEED: 'demo', ...VARIANTS[name] };
    servers.push([name, await startServer(['scripts/serve.mjs'], env)]);
  }
  const cookies = await createCookies(servers[0]?.[1].origin ?? '');
  for (const { name, path: address, requests, isMember } of SUBJECTS) {
    const cookie = isMember ? cookies.member : cookies.visitor;
    const times = Object.fromEntries(servers.map(([variant]) => [variant, [] as number[]]));
    for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1)
      for (const [variant, server] of servers) {
        const time = await measure(server, address, cookie, requests);
        if (round >= WARM_UP_ROUNDS) times[variant]?.push(time);
      }
    for (const [variant, list] of Object.entries(times)) {
      const ratio = median(list.map((time, round) => (times.neither?.[round] ?? Number.NaN) / time));
      console.log(`${name}, ${variant}: ${median(list).toFixed(3)} ms, ratio ${ratio.toFixed(2)}`);
    }
  }
} finally {
  for (const [, server] of servers) await server.stop();
  await postgres.stop();
}
