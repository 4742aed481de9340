import { spawnSync } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseEnv } from '@/config/env';
import { startupMessage } from '@/config/startup-error';
import { boot } from '@/server/bootstrap';
import { migrate } from '@/server/db/migrate';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@/server/db/postgres/embedded';
import { createReadinessCheck } from '@/server/db/readiness';
import { createFolder, isRoot, NOBODY_UID, removeFolder, waitUntil } from './helpers';

/** Containers often forbid it, also to root. */
const canMount = await (async () => {
  if (!isRoot) return false;
  const folder = await mkdtemp(path.join(tmpdir(), 'kaikei-mount-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', folder]);
  if (status === 0) spawnSync('umount', [folder]);
  await rm(folder, { recursive: true, force: true });
  return status === 0;
})();

let dataDir: string;

beforeEach(async () => {
  dataDir = await createFolder();
});
afterEach(() => removeFolder(dataDir));

// fsync is off because it is faster and tests lose no power.
const start = (): Promise<EmbeddedPostgres> => startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } });

describe('a start that cannot succeed ends with one line that says why and what to do', () => {
  const failureOf = async (): Promise<string> => {
    const error = await start().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'StartupError' });
    const { message } = error as Error;
    expect(message).not.toContain('\n');
    return message;
  };

  async function createData(): Promise<string> {
    const server = await start();
    await server.stop();
    return server.folder;
  }

  it('on data of another major version, names both versions and leaves the data alone', async () => {
    const data = await createData();
    await writeFile(path.join(data, 'PG_VERSION'), '17\n');
    expect(await failureOf()).toMatch(
      /^Cannot start: the data in \S+ was written by PostgreSQL 17, and this version of the site has PostgreSQL 18\.\d+\. .+PostgreSQL of your own/,
    );
    expect(await readdir(data)).toContain('base');
  });

  it.each<[string, (data: string) => Promise<unknown>, RegExp]>([
    [
      'a truncated control file',
      (data) => truncate(path.join(data, 'global', 'pg_control'), 100),
      /could not start \((?:FATAL|PANIC): .*pg_control.*\)\. If nothing else helps, move \S+ away, keep it, and put a copy of it in its place/,
    ],
    [
      'no control file',
      (data) => rm(path.join(data, 'global', 'pg_control')),
      /could not start \(.*pg_control.*No such file or directory\)\. If nothing else helps, move \S+ away/,
    ],
    [
      'no write-ahead log',
      (data) => rm(path.join(data, 'pg_wal'), { recursive: true }),
      /could not start \((?:FATAL|PANIC): .*pg_wal.*\)\. If nothing else helps, move \S+ away/,
    ],
    [
      'no PG_VERSION',
      (data) => rm(path.join(data, 'PG_VERSION')),
      /could not start \(.*PG_VERSION is missing, so the data is damaged\)\. If nothing else helps, move \S+ away/,
    ],
    [
      'a folder that others may enter',
      (data) => chmod(data, 0o755),
      /could not start \(FATAL: .*permissions.*\)\. Nothing is lost\. Run "chmod 700 \S+"/,
    ],
    [
      'no settings',
      (data) => rm(path.join(data, 'postgresql.conf')),
      /could not start \(.*postgresql\.conf.*\)\. Nothing is lost: only the settings are missing\. Run "echo /,
    ],
    [
      'no list of who may connect',
      (data) => rm(path.join(data, 'pg_hba.conf')),
      /could not start \(.*pg_hba\.conf.*\)\. Nothing is lost: only who may connect is missing\. Run "echo /,
    ],
  ])('on data with %s', async (_what, damage, line) => {
    await damage(await createData());
    expect(await failureOf()).toMatch(line);
  });

  it('on a folder with files of something else, which it leaves alone', async () => {
    const data = path.join(dataDir, 'postgres');
    await mkdir(data);
    if (isRoot) await chown(data, NOBODY_UID, NOBODY_UID);
    await writeFile(path.join(data, 'holiday.jpg'), '');
    expect(await failureOf()).toMatch(
      /holds something other than a database \(holiday\.jpg\)\. Set DATA_DIR/,
    );
    expect(await readdir(data)).toEqual(['holiday.jpg']);
  });

  describe.skipIf(!canMount)('on a disk of its own (skipped where this user may not mount one)', () => {
    const mount = (...options: string[]) => {
      const { status, stderr } = spawnSync('mount', [...options, dataDir]);
      expect([status, stderr.toString()]).toEqual([0, '']);
    };
    beforeEach(() => mount('-t', 'tmpfs', '-o', 'size=120m,mode=0755', 'tmpfs'));
    afterEach(() => {
      spawnSync('umount', [dataDir]);
    });

    it('that is full when the data is created', async () => {
      await writeFile(path.join(dataDir, 'big'), Buffer.alloc(110 * 1024 * 1024));
      expect(await failureOf()).toMatch(
        /could not initialise \(.*No space left on device\)\. The disk is full\. Free some space/,
      );
    });

    it.each(['42m', '46m', '60m'])(
      'of %s that becomes full while the first tables and records are written',
      async (size) => {
        mount('-o', `remount,size=${size}`);
        const demo = parseEnv({ DATA_DIR: dataDir });
        const error = await boot(demo).catch((thrown: unknown) => thrown);
        expect(startupMessage(error)).toMatch(
          /^Cannot start: [^\n]+\((?:PANIC: {2})?could not [^\n]+(?:No space left on device|wrote only \d+ of \d+ bytes)[^\n]*\)\.[^\n]* Free some space[^\n]*\.$/,
        );
      },
    );

    it('that becomes full while the site runs, which /readyz says until there is space again', async () => {
      const server = await start();
      await migrate(server.url);
      const readiness = createReadinessCheck(server.url);
      try {
        expect(await readiness.findUnreadiness()).toBeNull();
        spawnSync('sh', ['-c', 'cat /dev/zero > "$0/big"', dataDir]);
        await waitUntil('the full disk is noticed', async () => (await readiness.findUnreadiness()) !== null);
        expect(await readiness.findUnreadiness()).toBe('the disk of the database is full');
        await rm(path.join(dataDir, 'big'));
        await waitUntil('there is space again', async () => (await readiness.findUnreadiness()) === null);
      } finally {
        await readiness.close();
        await server.stop();
      }
    });

    it('that is full when the server starts', async () => {
      await createData();
      const fill = spawnSync('sh', ['-c', 'cat /dev/zero > "$0/big"', dataDir]);
      expect(fill.stderr.toString()).toContain('No space left');
      expect(await failureOf()).toMatch(/could not start \(.*\)\. The disk is full\. Free some space/);
    });

    it('that is read-only', async () => {
      await createData();
      mount('-o', 'remount,ro');
      expect(await failureOf()).toMatch(
        /could not start \(.*\)\. Make the folder writable .+ or set DATA_DIR/,
      );
    });
  });
});
