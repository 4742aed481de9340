import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@/server/db/postgres/embedded';
import { query } from '../setup/query';
import {
  createFolder,
  isRoot,
  NOBODY_UID,
  removeFolder,
  serverPid,
  startDatabaseProcess,
  waitUntil,
} from './helpers';

let dataDir: string;
let openServers: { stop(): Promise<unknown> }[];

beforeEach(async () => {
  dataDir = await createFolder();
  openServers = [];
});
afterEach(async () => {
  await Promise.allSettled(openServers.map((each) => each.stop()));
  await removeFolder(dataDir);
});

async function startInDataDir(
  options: Parameters<typeof startEmbeddedPostgres>[0] = {},
): Promise<EmbeddedPostgres> {
  // fsync is off because it is faster and tests lose no power. The first test checks the default.
  const server = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' }, ...options });
  openServers.push(server);
  return server;
}

const insertRow = (url: string) => query(url, "create table kept as select 'row' as what");
const readRow = (url: string) => query(url, 'select what from kept');

describe('startEmbeddedPostgres', () => {
  it('creates a durable UTF-8 database that only the Unix socket reaches, and finds its rows on the next start', async () => {
    const first = await startInDataDir({ settings: {} });
    await insertRow(first.url);
    const [settings] = await query(
      first.url,
      "select current_setting('fsync') as fsync, current_setting('listen_addresses') as tcp",
    );
    expect(settings).toEqual({ fsync: 'on', tcp: '' });
    await first.stop();
    expect(await serverPid(first.folder)).toBeUndefined();

    const second = await startInDataDir();
    expect(await readRow(second.url)).toEqual([{ what: 'row' }]);
  });

  it('uses another folder for the socket when the path is too long, and removes it on stop', async () => {
    const deep = path.join(dataDir, 'a-rather-long-name-of-a-folder'.repeat(4), "with 'quotes', commas");
    const server = await startInDataDir({ dataDir: deep });
    const host = new URL(server.url).searchParams.get('host') ?? '';
    expect(host.length).toBeLessThan(80);
    await insertRow(server.url);
    await server.stop();
    await expect(readdir(host)).rejects.toThrow('ENOENT');
  });

  it('without Unix sockets, listens only on loopback and requires a password', async () => {
    const server = await startInDataDir({ tcp: true });
    await insertRow(server.url);
    expect(new URL(server.url).hostname).toBe('127.0.0.1');
    const wrongPasswordUrl = new URL(server.url);
    wrongPasswordUrl.password = 'guess';
    await expect(query(wrongPasswordUrl.href, 'select 1')).rejects.toThrow('password authentication failed');
  });

  it('ignores another program that has the process id of a stale postmaster.pid', async () => {
    const first = await startInDataDir();
    await insertRow(first.url);
    await first.stop();
    const otherProcess = spawn('sleep', ['60'], { ...(isRoot && { uid: NOBODY_UID }), stdio: 'ignore' });
    openServers.push({ stop: async () => otherProcess.kill() });
    const pidFile = [otherProcess.pid, first.folder, 1, 5432, first.folder, '', '', 'ready'].join('\n');
    await writeFile(path.join(first.folder, 'postmaster.pid'), `${pidFile}\n`, { mode: 0o644 });
    const second = await startInDataDir();
    expect(await readRow(second.url)).toEqual([{ what: 'row' }]);
    expect(otherProcess.exitCode).toBeNull();
  });

  it('with a data folder that cannot be created, fails with one line', async () => {
    await writeFile(path.join(dataDir, 'file'), '');
    await expect(startInDataDir({ dataDir: path.join(dataDir, 'file', 'data') })).rejects.toThrow(
      /^Cannot start: the data folder .+ cannot be used \(ENOTDIR\)/,
    );
  });
});

describe('two instances on one data folder', () => {
  it('the second fails with the process id of the first, which keeps running', async () => {
    const first = await startInDataDir();
    await insertRow(first.url);
    const pid = await serverPid(first.folder);
    const second = startDatabaseProcess({ env: { DATA_DIR: dataDir } });
    expect(await second.exited).toBe(1);
    expect(second.output()).toMatch(
      new RegExp(
        `^Cannot start: another instance \\(process ${process.pid}\\) is running on the data in [^\\n]+\\n$`,
      ),
    );
    expect(await serverPid(first.folder)).toBe(pid);
    expect(await readRow(first.url)).toEqual([{ what: 'row' }]);
  });

  it('when two start at the same time, one succeeds and the other fails', async () => {
    const both = await Promise.allSettled([startInDataDir(), startInDataDir()]);
    const started = both.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const failures = both.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
    expect(failures).toEqual([expect.stringContaining('another instance')]);
    await insertRow(started[0]?.url ?? '');
    expect((await readdir(dataDir)).filter((name) => name.startsWith('postgres.'))).toEqual([]);
  });
});

describe('after a crash', () => {
  it('of the app, the next start adopts the server that is still running', async () => {
    const app = startDatabaseProcess({ env: { DATA_DIR: dataDir } });
    const { url, folder } = await app.started;
    await insertRow(url);
    const pid = await serverPid(folder);
    app.child.kill('SIGKILL');
    await app.exited;
    const next = await startInDataDir();
    expect(await serverPid(folder)).toBe(pid);
    expect(await readRow(next.url)).toEqual([{ what: 'row' }]);
    await next.stop();
    expect(await serverPid(folder)).toBeUndefined();
  });

  it('of app and server, the next start recovers all committed rows', async () => {
    const app = startDatabaseProcess({ env: { DATA_DIR: dataDir } });
    const { url, folder } = await app.started;
    await insertRow(url);
    app.child.kill('SIGKILL');
    process.kill((await serverPid(folder)) ?? 0, 'SIGKILL');
    await app.exited;
    expect(await readRow((await startInDataDir()).url)).toEqual([{ what: 'row' }]);
  });

  it('of the server, the app restarts it at the same address', async () => {
    const server = await startInDataDir();
    await insertRow(server.url);
    const pid = (await serverPid(server.folder)) ?? 0;
    process.kill(pid, 'SIGKILL');
    await waitUntil('the server is back', () => readRow(server.url).catch(() => undefined));
    expect(await serverPid(server.folder)).not.toBe(pid);
  });

  it.each([
    ['empty', ''],
    ['damaged', '\0\0\0\0'],
  ])('that leaves an %s postmaster.pid, the next start finds all committed rows', async (_, content) => {
    const server = await startInDataDir();
    await insertRow(server.url);
    await server.stop();
    await writeFile(path.join(server.folder, 'postmaster.pid'), content);
    expect(await readRow((await startInDataDir()).url)).toEqual([{ what: 'row' }]);
  });

  it('of the app, an empty postmaster.pid is left alone while the server runs', async () => {
    const app = startDatabaseProcess({ env: { DATA_DIR: dataDir } });
    const { url, folder } = await app.started;
    const pid = (await serverPid(folder)) ?? 0;
    app.child.kill('SIGKILL');
    await app.exited;
    const file = path.join(folder, 'postmaster.pid');
    const content = await readFile(file, 'utf8');
    await writeFile(file, '');
    await expect(startInDataDir()).rejects.toThrow('Another PostgreSQL uses the data.');
    expect(await readFile(file, 'utf8')).toBe('');
    await writeFile(file, content);
    await insertRow(url);
    process.kill(pid, 'SIGQUIT');
    await waitUntil('the server has ended', async () => !(await readRow(url).catch(() => undefined)));
  });

  it('during the first initialization, the next start ignores the incomplete folder', async () => {
    await mkdir(path.join(dataDir, 'postgres.0123456789ab'));
    await writeFile(path.join(dataDir, 'postgres.0123456789ab', 'PG_VERSION'), '18\n');
    await insertRow((await startInDataDir()).url);
  });
});
