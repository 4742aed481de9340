import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chooseDataLocation } from '@/server/db/postgres/data-location';
import { EMBEDDED_DATABASE_NAME, startEmbeddedPostgres } from '@/server/db/postgres/embedded';
import { connectionUrl, readEndpoint } from '@/server/db/postgres/endpoint';
import { createDrfOrigin } from '../../tests/setup/drf-origin/drf-origin';
import { listenDrfOrigin } from '../../tests/setup/drf-origin/listen-drf-origin';
import { CLIENT_ID, startGoogleIssuer } from '../../tests/setup/google-issuer';
import { djangoApi, modes, separateApi } from './modes';

/** Only decides how soon a site that does not start is reported, also on a busy machine. */
const START_TIMEOUT_MS = 300_000;

/** Returns a function that sends requests to another origin. */
export const sendTo = (origin: string) => (request: Request) => {
  const { pathname, search } = new URL(request.url);
  return fetch(new Request(`${origin}${pathname}${search}`, request));
};

async function isUp(origin: string): Promise<boolean> {
  return fetch(`${origin}/api/v3/public/categories/`).then(
    (answer) => answer.ok,
    () => false,
  );
}

type Site = typeof separateApi;

export async function requireFreePort({ port, origin }: Site): Promise<void> {
  if (await isUp(origin))
    throw new Error(`Port ${port} is in use; set E2E_PORT to seven free ports in a row.`);
}

export interface RunningSite {
  origin: string;
  siteProcess: ChildProcess;
}

/** Returns a folder for the data of the sites of one run. */
export async function createDataFolder(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'kaikei-e2e-'));
  // PostgreSQL needs read access because it runs as another user when the tests run as root.
  await chmod(root, 0o755);
  return root;
}

/** Starts the built site like `npm start`, but does not wait until it responds. */
export const spawnSite = ({ port, origin }: Site, variables: Record<string, string>): RunningSite => ({
  origin,
  siteProcess: spawn(process.execPath, ['gateway/start.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'warn', TZ: 'UTC', PORT: String(port), ...variables },
  }),
});

/** Waits until the site and its API respond. Throws when the process ends or takes too long. */
export async function waitUntilUp({ origin, siteProcess }: RunningSite): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isUp(origin))) {
    if (siteProcess.exitCode !== null || Date.now() > deadline)
      throw new Error(`The site at ${origin} did not start.`);
    await pause(200);
  }
}

export async function stopSite({ siteProcess }: RunningSite): Promise<void> {
  if (siteProcess.exitCode !== null) return;
  siteProcess.kill('SIGTERM');
  await once(siteProcess, 'exit');
}

/** Returns the connection URL of the embedded database in `dataDir`. Throws when it is not running. */
async function getEmbeddedDatabaseUrl(dataDir: string): Promise<string> {
  const location = await chooseDataLocation(dataDir);
  const endpoint = await readEndpoint(location.data);
  if (!endpoint) throw new Error(`No database runs in ${dataDir}.`);
  return connectionUrl(location, endpoint, EMBEDDED_DATABASE_NAME);
}

/** Starts a Django deployment with the data of `separateApi`, and with names that the specification leaves open. */
function startDjango() {
  const drf = createDrfOrigin({
    fetch: sendTo(separateApi.origin),
    deviations: { sessionCookieName: 'jobs_session', unknownFields: true, csrfForAuthenticatedOnly: true },
  });
  return listenDrfOrigin(drf, djangoApi.port);
}

/**
 * Playwright’s global setup. Starts the site in all three modes, each with its own data. @returns the
 * teardown function
 */
export default async function startServers(): Promise<() => Promise<void>> {
  const root = await createDataFolder();
  const database = await startEmbeddedPostgres({ dataDir: path.join(root, 'database') });
  const google = await startGoogleIssuer();
  const sites: RunningSite[] = [];
  const django = await startDjango();
  const teardown = async () => {
    await google.stop();
    // The site with API_ORIGIN is the last one, so it stops before its API.
    for (const site of sites.reverse()) await stopSite(site);
    await django.close();
    await database.stop();
    await rm(root, { recursive: true, force: true });
  };
  try {
    await Promise.all([...Object.values(modes), separateApi].map(requireFreePort));
    const dataDir = path.join(root, 'embedded');
    const embeddedEnv = { DATA_DIR: dataDir, GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_ISSUER: google.issuer };
    const apiEnv = {
      DATA_DIR: path.join(root, 'api'),
      SITE_ORIGIN: modes.origin.origin,
      // This process also serves as the site with a tag manager in seo-and-feeds.spec.ts.
      TAG_MANAGER_ID: 'GTM-TEST123',
    };
    // All start at the same time, because each start waits for its database for a part of the time.
    sites.push(
      spawnSite(modes.embedded, embeddedEnv),
      spawnSite(modes.database, { DATABASE_URL: database.url, SEED: 'demo' }),
      spawnSite(separateApi, apiEnv),
      spawnSite(modes.origin, { API_ORIGIN: django.origin }),
    );
    await Promise.all(sites.map(waitUntilUp));
    // Playwright’s workers inherit these variables.
    process.env.E2E_EMBEDDED_DATABASE = await getEmbeddedDatabaseUrl(dataDir);
    process.env.E2E_DATABASE = database.url;
    process.env.E2E_GOOGLE_ISSUER = google.issuer;
  } catch (error) {
    await teardown();
    throw error;
  }
  return teardown;
}
