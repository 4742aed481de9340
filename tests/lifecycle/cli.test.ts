import { mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeBackup } from '@/server/cli/backup';
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
  const loader = createRequire(path.join(ROOT, 'package.json')).resolve('tsx');
  const cli = startProcess(
    process.execPath,
    ['--import', loader, path.join(ROOT, 'scripts/operator.ts'), ...words],
    {
      cwd: checkout,
      env: { TSX_TSCONFIG_PATH: path.join(ROOT, 'tsconfig.json'), LOG_LEVEL: 'silent', ...env },
    },
  );
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

  it("the settings come from the same .env files as those of the site, so that the site's database is backed up", async () => {
    const withPassword = url.replace('postgres@', 'postgres:top-secret@');
    await settings('DATABASE_URL=postgres://nobody@localhost:1/none');
    await settings(`DATABASE_URL=${withPassword}`, '.env.production.local');
    const file = path.join(checkout, 'site.backup');
    const cli = operator(['backup', file]);
    expect(await cli.exited).toBe(0);
    expect(cli.output()).toContain('会員 1 名、案件 0 件');
    expect(cli.output()).toContain('データベース：localhost:5432/kaikei（ユーザー postgres）');
    expect(cli.output()).not.toContain('top-secret');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(checkout)).not.toContain('.data');
    expect(await serverPid(data)).toBeDefined();
  });

  it('restore elsewhere creates a database and leaves no server running', async () => {
    await writeBackup(url, path.join(checkout, 'site.backup'));
    const cli = operator(['restore', 'site.backup']);
    expect(await cli.exited).toBe(0);
    const list = operator(['members', 'list']);
    expect(await list.exited).toBe(0);
    expect(list.output()).toContain('member@example.com');
    expect(await serverPid(path.join(checkout, '.data', 'postgres'))).toBeUndefined();
  });

  it("a signal during a backup beside a running site removes the partial file and leaves the site's PostgreSQL running", async () => {
    const { default: pg } = await import('pg');
    const lockingClient = new pg.Client({ connectionString: url });
    lockingClient.on('error', () => undefined);
    await lockingClient.connect();
    await lockingClient.query('begin; lock table members in access exclusive mode');
    const before = await readdir(checkout);
    const cli = operator(['backup', 'site.backup'], env());
    await waitUntil('the backup has begun', async () => (await readdir(checkout)).length > before.length);
    const server = await serverPid(data);
    cli.child.kill('SIGTERM');
    expect(await cli.exited).toBe(143);
    expect(await readdir(checkout)).toEqual(before);
    await lockingClient.end();
    expect(await serverPid(data)).toBe(server);
    expect(await query(url, 'select email from members')).toEqual([{ email: 'member@example.com' }]);
  });

  it.each(['backup taken', 'applications export taken'])(
    '%s does not overwrite an existing file',
    async (words) => {
      const file = path.join(checkout, 'taken');
      await writeFile(file, 'precious');
      const cli = operator(words.split(' '), env());
      expect(await cli.exited).toBe(1);
      expect(lines(cli).at(-1)).toBe('同じ名前のファイルがあります：taken');
      expect(await readFile(file, 'utf8')).toBe('precious');
    },
  );

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

  it('API_ORIGIN ends the command, because there is no database', async () => {
    await settings('API_ORIGIN=https://api.example.com');
    const cli = operator(['members', 'list']);
    expect(await cli.exited).toBe(1);
    expect(lines(cli)).toEqual(['API_ORIGIN が設定されています。このサイトにはデータベースがありません。']);
  });

  it.each(['members list', 'backup site.backup'])('%s ends with one line and creates none', async (words) => {
    const cli = operator(words.split(' '));
    expect(await cli.exited).toBe(1);
    expect(lines(cli)).toEqual([expect.stringMatching(/^データベースがありません：\S+\/\.data\/postgres。/)]);
    expect((await readdir(checkout)).sort()).toEqual(['node_modules', 'package.json', 'server']);
  });

  it.each([
    ['is missing', undefined, 'ファイルまたはフォルダーがありません'],
    ['is not a backup', 'something else', 'バックアップのファイルではありません。'],
  ])(
    'restore of a file that %s ends immediately with one line and creates none',
    async (_, content, problem) => {
      if (content) await writeFile(path.join(checkout, 'site.backup'), content);
      const cli = operator(['restore', 'site.backup']);
      const ended = await Promise.race([cli.exited, new Promise((resolve) => setTimeout(resolve, 60_000))]);
      expect(ended).toBe(1);
      expect(lines(cli)).toEqual([expect.stringContaining(problem)]);
      expect(await readdir(checkout)).not.toContain('.data');
    },
  );
});
