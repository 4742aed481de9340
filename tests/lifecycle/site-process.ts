import path from 'node:path';
import { isBuilt } from '@/scripts/build.mjs';
import { freePort } from '@/scripts/helpers/running-site';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@/server/db/postgres/embedded';
import { type Agent, createAgent } from '../setup/agent';
import { createFolder, type RunningProcess, removeFolder, startProcess, waitUntil } from './helpers';

/** The whole site as `npm start` runs it. It requires a build of the current sources (`npm run build`). */
export type Site = RunningProcess & { origin: string; url: string; port: number };

/** Returns a browser for the API of a running site. */
export const browse = ({ origin }: { origin: string }): Agent =>
  createAgent((request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(origin + pathname + search, request));
  });

export const DEMO_LOGIN = { email: 'member@example.com', password: 'kaikei-demo-2026' };

/** A data folder for one test, and the processes that the test starts on it. */
export interface SiteSetup {
  dataDir: string;
  /** The address of the database `name` on the PostgreSQL in the data folder. */
  databaseUrl(name?: string): string;
  /** Starts a site without waiting for it. */
  spawnSite(env?: Record<string, string>): Promise<Site>;
  /** Starts a site and waits until it listens. Throws with its output when it ends. */
  startSite(env?: Record<string, string>): Promise<Site>;
  /** Starts a PostgreSQL on the data folder that belongs to no site. */
  startDatabase(): Promise<EmbeddedPostgres>;
  /** Stops all processes and removes the folder. */
  cleanUp(): Promise<void>;
}

/** Call it in `beforeEach` or `beforeAll`, and `cleanUp` after the test. */
export async function setUpSites(): Promise<SiteSetup> {
  if (!isBuilt()) throw new Error('There is no build of these sources. Run `npm run build` first.');
  const dataDir = await createFolder();
  const processes: RunningProcess[] = [];
  const databases: EmbeddedPostgres[] = [];
  const dist = process.env.NEXT_DIST_DIR;

  const spawnSite: SiteSetup['spawnSite'] = async (env = {}) => {
    const port = Number(env.PORT ?? (await freePort()));
    const running = startProcess('npm', ['start'], {
      detached: true,
      env: {
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'silent',
        ...(dist && { NEXT_DIST_DIR: dist }),
        ...env,
      },
    });
    processes.push(running);
    const origin = `http://localhost:${port}`;
    return { ...running, origin, port, url: `${origin}/api/v3/public/vacancies/` };
  };

  return {
    dataDir,
    spawnSite,
    // The socket is in the data folder, because the tests run on Unix and the path is short enough.
    databaseUrl: (name = 'kaikei') =>
      `postgresql://postgres@localhost/${name}?host=${encodeURIComponent(path.join(dataDir, 'postgres'))}`,
    startSite: async (env) => {
      const site = await spawnSite(env);
      await Promise.race([
        waitUntil('the site listens', () => site.output().includes('Mode')),
        site.exited.then((code) => {
          throw new Error(`the site ended (${code}): ${site.output()}`);
        }),
      ]);
      return site;
    },
    startDatabase: async () => {
      // fsync is off because tests lose no power.
      const database = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } });
      databases.push(database);
      return database;
    },
    cleanUp: async () => {
      // The sites first, because the PostgreSQL of a test waits for its connections.
      for (const { child, exited } of processes.reverse()) {
        child.kill('SIGTERM');
        await exited;
      }
      for (const database of databases) await database.stop();
      await removeFolder(dataDir);
    },
  };
}
