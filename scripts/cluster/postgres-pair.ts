import { appendFile, chown, cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chooseOsUser, runProgram } from '@/server/db/postgres/os-user';
import { findPrograms } from '@/server/db/postgres/programs';

/** One of two servers. */
export interface PostgresServer {
  /** The address of a database on it. */
  url(database?: string): string;
  start(): Promise<void>;
  /** `immediate` is as a power cut: nothing is written any more, and no connection is closed in order. */
  stop(mode?: 'fast' | 'immediate'): Promise<void>;
  /** Makes a replica a primary. */
  promote(): Promise<void>;
}

export interface PostgresPair {
  primary: PostgresServer;
  replica: PostgresServer;
  /** The version of the programs, such as 18.4. */
  version: string;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL and a streaming replica of it in a folder, with the bundled programs. The replica is made as a base
 * backup without `pg_basebackup`, which is not among them: by a copy of the stopped primary.
 * @param ports of both servers, on 127.0.0.1; they need no password
 * @param settings of both servers
 */
export async function startPostgresPair(
  folder: string,
  ports: [number, number],
  settings: Record<string, string> = {},
): Promise<PostgresPair> {
  const as = await chooseOsUser(path.join(folder, 'none'));
  const { initdb, pgCtl, version } = await findPrograms(folder, as);
  const [primaryData, replicaData] = ['primary', 'replica'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ];
  const run = async (program: string, args: string[]) => {
    const { code, output } = await runProgram(program, args, { as, cwd: '/' });
    if (code !== 0) throw new Error(`${path.basename(program)} ${args.join(' ')}: ${output}`);
  };

  const server = (data: string, port: number): PostgresServer => {
    const control = (...args: string[]) => run(pgCtl, ['-D', data, '-w', '-t', '60', ...args]);
    return {
      url: (database = 'postgres') => `postgresql://postgres@127.0.0.1:${port}/${database}`,
      start: () => control('start', '-o', `-p ${port}`, '-l', `${data}.log`),
      stop: (mode = 'fast') => control('stop', '-m', mode),
      promote: () => control('promote'),
    };
  };

  await mkdir(primaryData, { recursive: true, mode: 0o700 });
  if (as) for (const each of [folder, primaryData]) await chown(each, as.uid, as.gid);
  await run(initdb, [
    '-D',
    primaryData,
    '-U',
    'postgres',
    '-E',
    'UTF8',
    '--locale=C',
    '--auth=trust',
    '--no-sync',
  ]);
  const lines = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings };
  await appendFile(
    path.join(primaryData, 'postgresql.conf'),
    Object.entries(lines)
      .map(([name, value]) => `${name} = '${value}'\n`)
      .join(''),
  );
  await cp(primaryData, replicaData, { recursive: true, preserveTimestamps: true });
  const connection = `host=127.0.0.1 port=${ports[0]} user=postgres application_name=replica`;
  await appendFile(path.join(replicaData, 'postgresql.conf'), `primary_conninfo = '${connection}'\n`);
  await writeFile(path.join(replicaData, 'standby.signal'), '');
  // Only root starts the programs as another user.
  if (as) await runProgram('chown', ['-R', `${as.uid}:${as.gid}`, replicaData], { as: undefined });
  const primary = server(primaryData, ports[0]);
  const replica = server(replicaData, ports[1]);
  await primary.start();
  await replica.start();
  return {
    primary,
    replica,
    version,
    stop: async () => {
      for (const each of [replica, primary]) await each.stop('immediate').catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
