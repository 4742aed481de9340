import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { migrate } from '@/server/db/migrate';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@/server/db/postgres/embedded';
import { query } from '../setup/query';
import {
  createFolder,
  ROOT,
  type RunningProcess,
  removeFolder,
  serverPid,
  startProcess,
  waitUntil,
} from './helpers';

/** Runs the operator CLI in its own process and in a separate checkout with its own .env and data. */
let folder: string;
let checkout: string;
let running: RunningProcess[];

beforeEach(async () => {
  running = [];
  folder = await createFolder('kaikei-cli-');
  checkout = path.join(folder, 'site');
  await mkdir(checkout);
  for (const name of ['server', 'node_modules', 'package.json'])
    await symlink(path.join(ROOT, name), path.join(checkout, name));
});
afterEach(async () => {
  await Promise.all(
    running.map(async ({ child, exited: ended }) => {
      child.kill('SIGTERM');
      await ended;
    }),
  );
  await removeFolder(folder);
});

function operator(words: string[], env: Record<string, string> = {}): RunningProcess {
  const cli = startProcess(process.execPath, [path.join(ROOT, 'scripts/command.mjs'), 'operator', ...words], {
    cwd: checkout,
    env: { LOG_LEVEL: 'silent', ...env },
  });
  running.push(cli);
  return cli;
}

const settings = (lines: string, file = '.env') => writeFile(path.join(checkout, file), `${lines}\n`);

function isRunning(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
}

const lines = (cli: RunningProcess) => cli.output().trim().split('\n');

it('says the same from the file of the build and, while there is none, from the sources', async () => {
  const runs = [operator(['--help']), operator(['--help'], { NEXT_DIST_DIR: path.join(folder, 'no-build') })];
  const outcomes = await Promise.all(runs.map(async (cli) => [await cli.exited, cli.output()]));
  expect(outcomes).toEqual(Array(2).fill([0, expect.stringContaining('dashboard [options]')]));
  expect(outcomes[0]).toEqual(outcomes[1]);
});

describe('with the database of a site', () => {
  let siteFolder: string;
  let data: string;
  let database: EmbeddedPostgres;
  let url: string;
  const env = () => ({ DATA_DIR: siteFolder });

  /** Creates a database with the site's tables and one member, as a site does. */
  beforeAll(async () => {
    siteFolder = await createFolder('kaikei-cli-site-');
    // fsync is off because tests lose no power.
    database = await startEmbeddedPostgres({ dataDir: siteFolder, settings: { fsync: 'off' } });
    ({ url, folder: data } = database);
    await migrate(url);
    await query(url, "insert into members (email) values ('member@example.com')");
  });
  afterAll(async () => {
    await database.stop();
    await removeFolder(siteFolder);
  });

  it("the settings come from the same .env files as those of the site, so that the site's database is read", async () => {
    const withPassword = url.replace('postgres@', 'postgres:top-secret@');
    await settings('DATABASE_URL=postgres://nobody@localhost:1/none');
    await settings(`DATABASE_URL=${withPassword}`, '.env.production.local');
    const cli = operator(['members', 'list']);
    expect(await cli.exited).toBe(0);
    expect(cli.output()).toContain('member@example.com');
    expect(cli.output()).toContain('データベース：localhost:5432/kaikei（ユーザー postgres）');
    expect(cli.output()).not.toContain('top-secret');
    expect(await readdir(checkout)).not.toContain('.data');
    expect(await serverPid(data)).toBeDefined();
  });

  it("a signal during an export beside a running site removes the partial file and leaves the site's PostgreSQL running", async () => {
    const lockingClient = new pg.Client({ connectionString: url });
    onTestFinished(() => lockingClient.end());
    await lockingClient.connect();
    await lockingClient.query('begin; lock table vacancy_applications in access exclusive mode');
    const before = await readdir(checkout);
    const cli = operator(['applications', 'export', 'all.csv'], env());
    await waitUntil('the export has begun', async () => (await readdir(checkout)).length > before.length);
    const server = await serverPid(data);
    cli.child.kill('SIGTERM');
    expect(await cli.exited).toBe(143);
    expect(await readdir(checkout)).toEqual(before);
    expect(await serverPid(data)).toBe(server);
    expect(await query(url, 'select email from members')).toEqual([{ email: 'member@example.com' }]);
  });

  it('a deletion whose output goes to a pipe deletes nobody without --yes', async () => {
    const [member] = await query(url, "insert into members (email) values ('pipe@example.com') returning id");
    const words = ['members', 'delete', String(member?.id)];
    const statusOf = async () => (await query(url, `select status from members where id = ${member?.id}`))[0];
    const cli = operator(words, env());
    expect(await cli.exited).toBe(1);
    expect(lines(cli).at(-1)).toMatch(/何も変更していません。.*--yes/);
    expect(await statusOf()).toEqual({ status: 'pending' });
    expect(await operator([...words, '--yes'], env()).exited).toBe(0);
    expect(await statusOf()).toEqual({ status: 'deleted' });
  });

  describe('that has ended', () => {
    beforeAll(async () => {
      await query(
        url,
        `create function dawdle() returns trigger language plpgsql as 'begin perform pg_sleep(60); return new; end';
         create trigger dawdle before insert on operator_actions execute function dawdle()`,
      );
      await database.stop();
    });

    it.each([
      ['SIGTERM', 143],
      ['SIGINT', 130],
    ] as const)('%s during a command stops the PostgreSQL that it started', async (signal, code) => {
      const cli = operator(['members', 'list'], env());
      await waitUntil('the command works', async () => {
        const rows = await query(url, "select from pg_stat_activity where wait_event = 'PgSleep'").catch(
          () => [],
        );
        return rows.length > 0;
      });
      const server = await serverPid(data);
      cli.child.kill(signal);
      expect(await cli.exited).toBe(code);
      expect(await serverPid(data)).toBeUndefined();
      await waitUntil('the server is gone', () => !isRunning(server));
      expect(cli.output()).not.toContain('member@example.com');
    });
  });
});

describe('without a database', () => {
  it('an invalid setting ends the command with one line that names the variable', async () => {
    await settings('TRUST_PROXY=yes');
    const cli = operator(['members', 'list']);
    expect(await cli.exited).toBe(1);
    expect(lines(cli)).toEqual(['Cannot start: TRUST_PROXY must be a whole number from 0 to 10.']);
  });
});
