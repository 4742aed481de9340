import { rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { Env } from '@/config/env';
import { explainConnectionFailure, unreachableError } from '@/server/db/connection-failure';
import { chooseDataLocation, type DataLocation } from '@/server/db/postgres/data-location';
import { EMBEDDED_DATABASE_NAME, startEmbeddedPostgres } from '@/server/db/postgres/embedded';
import { connectionUrl, readEndpoint } from '@/server/db/postgres/endpoint';
import { CliError } from './command-context';

/** The database that was found; `stop` stops what was started for the command. */
export interface ResolvedDatabase {
  url: string;
  /** The description shown to the operator; it contains no password. */
  label: string;
  stop(): Promise<void>;
}

const nothingToStop = async () => undefined;

/**
 * Finds the database in the same way as the site: that of DATABASE_URL, otherwise the embedded one. A running embedded
 * database is shared with the site; a stopped one is started for the command. With `create`, a missing embedded
 * database is created. Throws a CliError when there is none; nothing is created or left running then.
 */
export async function resolveDatabase(env: Env, { create = false } = {}): Promise<ResolvedDatabase> {
  if (env.API_ORIGIN)
    throw new CliError('API_ORIGIN が設定されています。このサイトにはデータベースがありません。');
  const configuredUrl = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
  const reached = configuredUrl
    ? { url: configuredUrl, label: describeUrl(configuredUrl), stop: nothingToStop }
    : await resolveEmbedded(env.DATA_DIR, create);
  try {
    await assertUsable(reached, create);
    return reached;
  } catch (error) {
    await reached.stop();
    throw error;
  }
}

/**
 * Returns host, database name and user of the URL. The password and other parameters, which may also be secret, are
 * omitted.
 */
function describeUrl(address: string): string {
  const { hostname, port, pathname, username, searchParams } = new URL(address);
  const host = hostname || (searchParams.get('host') ?? 'localhost');
  const user = username ? `（ユーザー ${decodeURIComponent(username)}）` : '';
  return `${host}${port && `:${port}`}${decodeURIComponent(pathname)}${user}`;
}

async function resolveEmbedded(dataDir: string | undefined, create: boolean): Promise<ResolvedDatabase> {
  const location = create ? await chooseDataLocation(dataDir) : await findDataLocation(dataDir);
  const endpoint = await readEndpoint(location.data);
  const url = endpoint && (await connectionUrl(location, endpoint, EMBEDDED_DATABASE_NAME));
  if (url && (await canConnect(url))) return { url, label: location.data, stop: nothingToStop };
  const { stop, ...server } = await startEmbeddedPostgres({ dataDir });
  return { url: server.url, label: location.data, stop };
}

const exists = async (file: string): Promise<boolean> => Boolean(await stat(file).catch(() => undefined));

/**
 * Returns the location of an existing data folder. Choosing a location creates its folder, so an empty one is removed
 * again.
 */
async function findDataLocation(dataDir: string | undefined): Promise<DataLocation> {
  const folder = path.resolve(dataDir ?? '.data');
  if (dataDir && !(await exists(folder))) throw noDatabase(folder);
  const location = await chooseDataLocation(dataDir);
  if (await exists(path.join(location.data, 'PG_VERSION'))) return location;
  if (!dataDir) await rmdir(location.folder).catch(() => undefined);
  throw noDatabase(location.data);
}

const noTables = (where: string) =>
  new CliError(
    `データベースに表がありません：${where}。npm run migrate で作ってから、もう一度実行してください。`,
  );

const noDatabase = (where: string) =>
  new CliError(`データベースがありません：${where}。サイトを起動すると作られます。`);

async function canConnect(url: string): Promise<boolean> {
  try {
    await (await openClient(url)).end();
    return true;
  } catch {
    return false;
  }
}

/**
 * Throws when the tables do not exist and `create` is false, so that a command never creates them in a database that
 * belongs to something else.
 */
async function assertUsable({ url, label }: ResolvedDatabase, create: boolean): Promise<void> {
  const client = await openClient(url).catch((error: unknown) => {
    throw explainConnectionFailure(error) ?? unreachableError(error);
  });
  try {
    const { rows } = await client.query<{ ready: boolean }>(
      `select to_regclass('public.members') is not null
        and to_regclass('drizzle.__drizzle_migrations') is not null as ready`,
    );
    if (!create && !rows[0]?.ready) throw noTables(label);
  } finally {
    await client.end();
  }
}

/** Opens a separate connection without the pool's time limits. */
async function openClient(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'kaikei-link operator',
    connectionTimeoutMillis: 10_000,
  });
  // A lost connection also rejects the running query. Without this listener the error event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
