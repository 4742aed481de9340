import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '@/server/db/client';
import { migrate } from '@/server/db/migrate';
import { startEmbeddedPostgres } from '@/server/db/postgres/embedded';
import { inTransaction } from '@/server/db/transaction';
import { registrationRefusedMail } from '@/server/mail/membership-mails';
import { enqueueMail } from '@/server/mail/outbox';
import { dumpTables } from '@/tests/setup/query';
import { insertVacancySamples } from '@/tests/setup/samples';
import { query } from '../setup/query';
import { isInstalled } from './balancers';
import { createFolder, removeFolder } from './helpers';

let folder: string;
beforeAll(async () => {
  folder = await createFolder('kaikei-backup-');
});
afterAll(() => removeFolder(folder));

/** Fills a database with what a backup has to keep. */
async function fill(url: string): Promise<void> {
  const { db, close } = openDatabase(url);
  await query(url, "insert into members (email) values ('member@example.com')");
  await insertVacancySamples(db, [{ title: '連結決算の支援' }]);
  await inTransaction(db, (tx) =>
    enqueueMail(tx, {
      to: 'member@example.com',
      content: registrationRefusedMail(),
      siteOrigin: 'http://localhost',
    }),
  );
  await close();
}

const PROGRAMS = ['pg_virtualenv', 'pg_dump', 'age'];

describe.skipIf(!PROGRAMS.every(isInstalled))(
  'deploy/backup/ (skipped unless PostgreSQL and age of Debian are installed)',
  () => {
    let server: ChildProcess;
    let variables: Record<string, string>;
    let url: string;
    let archives: string;
    let metrics: string;
    let keys: string[];

    /** Returns the address of a database as its owner. */
    const urlOf = (name: string) => `postgres://kaikei_owner:pw@localhost:${variables.PGPORT}/${name}`;

    function run(script: string, args: string[], env: Record<string, string | undefined> = {}) {
      const { status, stdout, stderr } = spawnSync(path.resolve('deploy/backup', script), args, {
        encoding: 'utf8',
        env: { PATH: process.env.PATH, ...variables, ...env } as unknown as NodeJS.ProcessEnv,
      });
      return { status, output: stdout + stderr };
    }
    const newest = async () => path.join(archives, (await readdir(archives)).sort().at(-1) ?? '');

    beforeAll(async () => {
      // It runs a cluster of its own as long as its command runs, which is as long as its input is open.
      server = spawn('pg_virtualenv', ['-t', 'sh', '-c', 'echo "$PGPORT,$PGPASSWORD,"; exec cat'], {
        stdio: ['pipe', 'pipe', 'ignore'],
      });
      const found = await new Promise<string>((resolve, reject) => {
        let printed = '';
        server.stdout?.on('data', (chunk: Buffer) => {
          printed += chunk;
          const [line] = /^\d+,\w+,$/m.exec(printed) ?? [];
          if (line) resolve(line);
        });
        server.on('close', () => reject(new Error('no PostgreSQL was started')));
      });
      const [port = '', password] = found.split(',');
      const admin = `postgres://postgres:${password}@localhost:${port}/postgres`;
      for (const statement of [
        "create role kaikei_owner login password 'pw'",
        'create role kaikei_site',
        'create database kaikei owner kaikei_owner',
        'create database kaikei_restored owner kaikei_owner',
      ])
        await query(admin, statement);
      [archives, metrics] = [path.join(folder, 'archives'), path.join(folder, 'metrics')] as const;
      for (const each of [archives, metrics]) await mkdir(each);
      keys = ['own', 'other'].map((name) => path.join(folder, `${name}.key`));
      for (const key of keys) expect(spawnSync('age-keygen', ['-o', key]).status).toBe(0);
      variables = {
        PGHOST: 'localhost',
        PGPORT: port,
        PGUSER: 'kaikei_owner',
        PGPASSWORD: 'pw',
        PGDATABASE: 'kaikei',
        BACKUP_DIR: archives,
        BACKUP_METRICS_DIR: metrics,
        BACKUP_RECIPIENT: /age1\w+/.exec(await readFile(keys[0] ?? '', 'utf8'))?.[0] ?? '',
        BACKUP_IDENTITY: keys[0] ?? '',
      };
      url = urlOf('kaikei');
      await migrate(url);
      const [, grants = ''] =
        /```sql\n([^`]*grant usage on schema[^`]*)```/.exec(await readFile('docs/operations.md', 'utf8')) ??
        [];
      await query(url, grants);
      await fill(url);
    });
    afterAll(async () => {
      const ended = new Promise((resolve) => server.once('close', resolve));
      server.stdin?.end();
      await ended;
    });

    it('writes an archive that only its key opens, tells the alarm its time, and deletes those of a month ago', async () => {
      for (const name of ['2026-01-01T030000.dump.age', '2026-01-01.kaikei']) {
        const old = path.join(archives, name);
        await writeFile(old, 'old');
        await utimes(old, new Date(), new Date(Date.now() - 32 * 24 * 60 * 60 * 1000));
      }
      expect(run('backup.sh', [])).toEqual({ status: 0, output: `${await newest()}\n` });
      expect(await readdir(archives)).toEqual([path.basename(await newest())]);
      const archive = await readFile(await newest(), 'latin1');
      expect(archive.startsWith('age-encryption.org/v1')).toBe(true);
      expect(archive).not.toContain('members');
      const { mode, mtimeMs } = await stat(await newest());
      expect(mode & 0o777).toBe(0o600);
      const metric = path.join(metrics, 'kaikei-backup.prom');
      expect(await readdir(metrics)).toEqual(['kaikei-backup.prom']);
      expect(await readFile(metric, 'utf8')).toBe(
        `kaikei_last_backup_timestamp_seconds ${Math.floor(mtimeMs / 1_000)}\n`,
      );
      expect((await stat(metric)).mode & 0o777).toBe(0o644);
      expect(run('check.sh', [await newest(), keys[1] ?? '']).status).not.toBe(0);
    });

    it('restores all rows, the jobs of mails and the rights of the site, once', async () => {
      const target = urlOf('kaikei_restored');
      const restore = async (file: string) =>
        run('restore.sh', [file, keys[0] ?? ''], { PGDATABASE: 'kaikei_restored' });
      const cut = path.join(folder, 'cut.dump.age');
      await cp(await newest(), cut);
      await truncate(cut, (await stat(cut)).size - 100);
      expect(run('check.sh', [cut, keys[0] ?? '']).status).not.toBe(0);
      expect((await restore(cut)).status).not.toBe(0);
      expect(await dumpTables(target)).toEqual({});

      expect(await restore(await newest())).toEqual({ status: 0, output: '' });
      const rows = await dumpTables(target);
      expect(rows.members).toHaveLength(1);
      expect(rows).toEqual(await dumpTables(url));
      expect(await migrate(target)).toEqual([]);
      expect(
        await query(
          target,
          `select "to", job.state from mails join pgboss.job on job.id = mails.id
            where has_table_privilege('kaikei_site', 'members', 'insert')
              and has_table_privilege('kaikei_site', 'pgboss.job', 'insert')`,
        ),
      ).toEqual([{ to: 'member@example.com', state: 'created' }]);
      // The next id is a new one.
      await query(target, "insert into members (email) values ('new@example.com')");

      expect((await restore(await newest())).status).not.toBe(0);
      expect(await query(target, 'select from members')).toHaveLength(2);
    });

    it('leaves the older archives, and the time of the last good one, when a backup fails', async () => {
      const metric = path.join(metrics, 'kaikei-backup.prom');
      const before = [await readdir(archives), await readFile(metric, 'utf8')];
      await utimes(await newest(), new Date(), new Date(Date.now() - 32 * 24 * 60 * 60 * 1000));
      expect(run('backup.sh', [], { PGPASSWORD: 'wrong' }).status).not.toBe(0);
      expect(run('backup.sh', [], { BACKUP_RECIPIENT: 'age1nobody' }).status).not.toBe(0);
      expect([await readdir(archives), await readFile(metric, 'utf8')]).toEqual(before);
      // An archive that cannot be read back stays, but is not taken for a good one.
      expect(run('backup.sh', [], { BACKUP_IDENTITY: keys[1] }).status).not.toBe(0);
      expect(await readdir(archives)).toHaveLength(2);
      expect(await readFile(metric, 'utf8')).toBe(before[1]);
    });
  },
);

it('a copy of DATA_DIR that was made while the site was stopped has all rows', async () => {
  const [original, copy] = [path.join(folder, 'data'), path.join(folder, 'copy')];
  // fsync is off because tests lose no power.
  const start = (dataDir: string) => startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } });
  const first = await start(original);
  await migrate(first.url);
  await fill(first.url);
  const before = await dumpTables(first.url);
  await first.stop();
  const archive = path.join(folder, 'data.tar');
  expect(spawnSync('tar', ['--create', '--file', archive, '-C', original, '.']).status).toBe(0);
  await mkdir(copy);
  expect(spawnSync('tar', ['--extract', '--same-permissions', '--file', archive, '-C', copy]).status).toBe(0);
  const second = await start(copy);
  expect(await dumpTables(second.url)).toEqual(before);
  await second.stop();
});
