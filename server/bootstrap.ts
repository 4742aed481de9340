import { setTimeout as pause } from 'node:timers/promises';
import { type Env, isDemo } from '@/config/env';
import { StartupError } from '@/config/startup-error';
import type { ApiFetch } from '@/lib/api-runtime';
import { type Database, isDatabaseUnavailable, openDatabase } from '@/server/db/client';
import { migrate } from '@/server/db/migrate';
import { startEmbeddedPostgres } from '@/server/db/postgres/embedded';
import { seedDemo } from '@/server/demo/seed';
import type { AppDeps } from '@/server/http/context';
import { googleVerifierFromEnv } from '@/server/integrations/google';
import { invoiceRegistryFromEnv } from '@/server/integrations/invoice-registry';
import { startJobs } from '@/server/jobs/start-jobs';
import { createMailSender } from '@/server/mail/transport';
import { createApp } from './app';
import { log } from './log';

/** The running reference API; `folder` is where its data is when the database is the bundled one. */
export type RunningApi = { fetch: ApiFetch; stop(): Promise<void>; dataFolder?: string };

/** A database that starts beside us, as in a compose file, is waited for this long. */
const DATABASE_WAIT_MS = 20_000;
const POOL_DRAIN_TIMEOUT_MS = 5_000;

type LiveApp = { deps: AppDeps; app: ReturnType<typeof createApp>; moduleInstance: symbol };

const MODULE_INSTANCE = Symbol('front door');
/** On globalThis, since instrumentation and the API route each hold an evaluation of this module. */
const globalRegistry = globalThis as { kaikeiLive?: LiveApp };

type ShutdownStep = { name: string; stop(): Promise<unknown> };

/**
 * The only way into server/: database, schema, demo data and API, in this order. Any number of processes may boot on
 * one DATABASE_URL at once. Throws a StartupError with nothing left running when that is the operator's to mend.
 */
export async function boot(env: Env): Promise<RunningApi> {
  const shutdownSteps: ShutdownStep[] = [];
  const stop = () => stopAll(shutdownSteps);
  try {
    const { url, folder } = await startOrFindDatabase(env, shutdownSteps);
    await migrateWhenReachable(url);
    const database = openDatabase(url);
    shutdownSteps.push({ name: 'database connections', stop: () => closeDatabase(database) });
    if (isDemo(env)) await seedDemo(database.db);
    const jobs = await startJobs({
      db: database.db,
      pool: database.pool,
      siteOrigin: env.SITE_ORIGIN,
      send: createMailSender(env),
    });
    shutdownSteps.push({ name: 'jobs', stop: jobs.stop });
    const deps: AppDeps = {
      db: database.db,
      pool: database.pool,
      siteOrigin: env.SITE_ORIGIN,
      trustProxy: env.TRUST_PROXY,
      hasDevInbox: isDemo(env) && !env.SMTP_URL,
      wakeJobs: jobs.wake,
      verifyGoogleToken: googleVerifierFromEnv(env),
      lookUpIssuer: invoiceRegistryFromEnv(env),
      manualApproval: env.MEMBER_APPROVAL === 'manual',
    };
    const live: LiveApp = { deps, app: createApp(deps), moduleInstance: MODULE_INSTANCE };
    globalRegistry.kaikeiLive = live;
    const fetch: ApiFetch = async (request, bindings) => live.app.fetch(request, bindings);
    return { fetch, stop, ...(folder && { dataFolder: folder }) };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * In development only, before each call: when files below server/ have been edited since, this module has been
 * evaluated anew, and the API is built anew on the connections that are there. Jobs keep their code until a restart.
 */
export function reloadApp(): void {
  const live = globalRegistry.kaikeiLive;
  if (!live || live.moduleInstance === MODULE_INSTANCE) return;
  live.app = createApp(live.deps);
  live.moduleInstance = MODULE_INSTANCE;
}

/** What was started last is stopped first; one that fails to stop keeps none of the others running. */
async function stopAll(steps: ShutdownStep[]): Promise<void> {
  for (let step = steps.pop(); step; step = steps.pop()) {
    const { name: what } = step;
    await step.stop().catch((err) => log.error({ err }, `could not stop: ${what}`));
  }
}

async function startOrFindDatabase(
  env: Env,
  steps: ShutdownStep[],
): Promise<{ url: string; folder?: string }> {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL };
  const server = await startEmbeddedPostgres({ dataDir: env.DATA_DIR });
  steps.push({ name: 'PostgreSQL', stop: server.stop });
  return server;
}

/** A query that does not end must not hold up the shutdown, which ends it anyway. */
const closeDatabase = (database: Database) =>
  Promise.race([database.close(), pause(POOL_DRAIN_TIMEOUT_MS, undefined, { ref: false })]);

async function migrateWhenReachable(url: string): Promise<void> {
  const deadline = Date.now() + DATABASE_WAIT_MS;
  for (;;) {
    try {
      return await migrate(url);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw toStartupError(error);
      if (Date.now() > deadline) {
        throw new StartupError('Cannot start: the database of DATABASE_URL cannot be reached.');
      }
      await pause(500);
    }
  }
}

/** Wrong password, no such user, no such database: DATABASE_URL is wrong. Anything else is no matter of address. */
function toStartupError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!/^(28...|3D000)$/.test(code)) return error;
  return new StartupError(
    `Cannot start: the database of DATABASE_URL refuses us (${(error as Error).message}).`,
  );
}
