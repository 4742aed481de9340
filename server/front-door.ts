import { setTimeout as pause } from 'node:timers/promises';
import type { ApiFetch } from '@/config/api-runtime';
import { type Env, isDemo } from '@/config/env';
import { StartupError } from '@/config/startup-error';
import { createApp } from '@/server/app';
import { type Database, isDatabaseAway, openDatabase } from '@/server/db/client';
import { migrate } from '@/server/db/migrate';
import { startEmbedded } from '@/server/db/postgres/embedded';
import { seedDemo } from '@/server/demo/seed';
import type { AppDeps } from '@/server/http/context';
import { startJobs } from '@/server/jobs/start';
import { log } from '@/server/log';
import { senderOf } from '@/server/mail/transport';
import { googleOf } from '@/server/outside/google';
import { taxAgencyOf } from '@/server/outside/tax-agency';

/** The running reference API; `folder` is where its data is when the database is the bundled one. */
export type FrontDoor = { fetch: ApiFetch; stop(): Promise<void>; folder?: string };

/** A database that starts beside us, as in a compose file, is waited for this long. */
const DATABASE_COMES_WITHIN = 20_000;
const POOL_DRAINS_WITHIN = 5_000;

type Live = { deps: AppDeps; app: ReturnType<typeof createApp>; by: symbol };

const THIS_EVALUATION = Symbol('front door');
/** On globalThis, since instrumentation and the API route each hold an evaluation of this module. */
const shared = globalThis as { kaikeiLive?: Live };

type Step = { what: string; undo(): Promise<unknown> };

/**
 * The only way into server/: database, schema, demo data and API, in this order. Any number of processes may boot on
 * one DATABASE_URL at once. Throws a StartupError with nothing left running when that is the operator's to mend.
 */
export async function boot(env: Env): Promise<FrontDoor> {
  const steps: Step[] = [];
  const stop = () => undoAll(steps);
  try {
    const { url, folder } = await findDatabase(env, steps);
    await migrateWhenThere(url);
    const database = openDatabase(url);
    steps.push({ what: 'database connections', undo: () => close(database) });
    if (isDemo(env)) await seedDemo(database.db);
    const jobs = await startJobs({
      db: database.db,
      pool: database.pool,
      siteOrigin: env.SITE_ORIGIN,
      send: senderOf(env),
    });
    steps.push({ what: 'jobs', undo: jobs.stop });
    const deps: AppDeps = {
      db: database.db,
      pool: database.pool,
      siteOrigin: env.SITE_ORIGIN,
      trustProxy: env.TRUST_PROXY,
      inbox: isDemo(env) && !env.SMTP_URL,
      wakeJobs: jobs.wake,
      verifyGoogleToken: googleOf(env),
      lookUpIssuer: taxAgencyOf(env),
      manualApproval: env.MEMBER_APPROVAL === 'manual',
    };
    const live: Live = { deps, app: createApp(deps), by: THIS_EVALUATION };
    shared.kaikeiLive = live;
    const fetch: ApiFetch = async (request, bindings) => live.app.fetch(request, bindings);
    return { fetch, stop, ...(folder && { folder }) };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * In development only, before each call: when files below server/ have been edited since, this module has been
 * evaluated anew, and the API is built anew on the connections that are there. Jobs keep their code until a restart.
 */
export function refresh(): void {
  const live = shared.kaikeiLive;
  if (!live || live.by === THIS_EVALUATION) return;
  live.app = createApp(live.deps);
  live.by = THIS_EVALUATION;
}

/** What was started last is stopped first; one that fails to stop keeps none of the others running. */
async function undoAll(steps: Step[]): Promise<void> {
  for (let step = steps.pop(); step; step = steps.pop()) {
    const { what } = step;
    await step.undo().catch((err) => log.error({ err }, `could not stop: ${what}`));
  }
}

async function findDatabase(env: Env, steps: Step[]): Promise<{ url: string; folder?: string }> {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL };
  const server = await startEmbedded({ dataDir: env.DATA_DIR });
  steps.push({ what: 'PostgreSQL', undo: server.stop });
  return server;
}

/** A query that does not end must not hold up the shutdown, which ends it anyway. */
const close = (database: Database) =>
  Promise.race([database.close(), pause(POOL_DRAINS_WITHIN, undefined, { ref: false })]);

async function migrateWhenThere(url: string): Promise<void> {
  const deadline = Date.now() + DATABASE_COMES_WITHIN;
  for (;;) {
    try {
      return await migrate(url);
    } catch (error) {
      if (!isDatabaseAway(error)) throw refused(error);
      if (Date.now() > deadline) {
        throw new StartupError('Cannot start: the database of DATABASE_URL cannot be reached.');
      }
      await pause(500);
    }
  }
}

/** Wrong password, no such user, no such database: DATABASE_URL is wrong. Anything else is no matter of address. */
function refused(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!/^(28...|3D000)$/.test(code)) return error;
  return new StartupError(
    `Cannot start: the database of DATABASE_URL refuses us (${(error as Error).message}).`,
  );
}
