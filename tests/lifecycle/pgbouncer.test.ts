import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freePort } from '@/scripts/helpers/running-site';
import { eventually } from '../setup/eventually';
import { query } from '../setup/query';
import { isInstalled } from './balancers';
import { isRoot, type RunningProcess, startProcess, waitUntil } from './helpers';
import { browse, DEMO_LOGIN, type Site, type SiteSetup, setUpSites } from './site-process';

// Several sites start one after the other, and other programs may use the machine at the same time.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let setup: SiteSetup;
let pooler: RunningProcess | undefined;

beforeEach(async () => {
  pooler = undefined;
  setup = await setUpSites();
});
afterEach(async () => {
  pooler?.child.kill('SIGINT');
  await pooler?.exited;
  await setup.cleanUp();
});

/** Starts PgBouncer in transaction mode, with Debian's defaults otherwise. @returns the address of the database */
async function startPgBouncer(): Promise<string> {
  const port = await freePort();
  const folder = path.join(setup.dataDir, 'postgres');
  const file = path.join(setup.dataDir, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
kaikei = host=${folder} port=5432 dbname=kaikei user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
`,
  );
  await chmod(file, 0o644);
  // PgBouncer does not run as root.
  const user = isRoot ? ['-u', 'nobody'] : [];
  pooler = startProcess('sh', [
    '-c',
    'PATH="$PATH:/usr/sbin" exec pgbouncer "$@"',
    'pgbouncer',
    ...user,
    file,
  ]);
  const url = `postgresql://site@127.0.0.1:${port}/kaikei`;
  await waitUntil(`PgBouncer answers: ${pooler.output()}`, () =>
    query(url, 'select 1').catch(() => undefined),
  );
  return url;
}

/** Logs in as a person does: a busy machine may answer 503 to many logins at once, after which one tries again. */
async function logIn(site: Site): Promise<number> {
  const { status } = await browse(site).post('/login/', DEMO_LOGIN);
  return status === 503 ? logIn(site) : status;
}

it.skipIf(!isInstalled('pgbouncer'))(
  'two sites start at once behind PgBouncer in transaction mode and work (skipped unless pgbouncer is installed)',
  async () => {
    await setup.startDatabase();
    const pooled = await startPgBouncer();
    const env = { DATABASE_URL: pooled, SEED: 'demo' };
    const [one, two] = await Promise.all([setup.startSite(env), setup.startSite(env)]);
    for (const site of [one, two]) expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
    // Rate limits and sessions, on more connections than PgBouncer has to the server.
    for (let round = 0; round < 3; round += 1) {
      const statuses = await Promise.all([one, two, one, two, one, two, one, two].map(logIn));
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200]);
    }

    // A job: the mail of a registration.
    const registration = await browse(one).post('/members/', { email: 'pooled@example.com' });
    expect(registration.status).toBe(201);
    await eventually(async () =>
      expect(await (await fetch(`${one.origin}/dev/mail`)).text()).toContain('pooled@example.com'),
    );
    // No lock of a session is left on a pooled connection.
    const locks = await query(
      setup.databaseUrl(),
      `select 1 from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = 'kaikei')`,
    );
    expect(locks).toEqual([]);
    // No setting of a session either: the pooled connections have the limits of the server.
    expect(await query(pooled, 'show statement_timeout')).toEqual([{ statement_timeout: '0' }]);

    await query(setup.databaseUrl(), 'create role direct login superuser');
    const third = await setup.startSite({
      ...env,
      DATABASE_DIRECT_URL: setup.databaseUrl().replace('postgres@', 'direct@'),
    });
    expect((await fetch(third.url)).status).toBe(200);
    const jobs = await query(
      setup.databaseUrl(),
      `select 1 from pg_stat_activity where usename = 'direct' and application_name = 'kaikei-link'`,
    );
    expect(jobs.length).toBeGreaterThan(0);
  },
);
