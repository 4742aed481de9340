import { setTimeout as pause } from 'node:timers/promises';
import { type Env, isDemo } from '@/config/env';
import { siteConfig } from '@/config/site';
import { startupMessage } from '@/config/startup-error';
import type { ApiFetch, OpenPageReads, ServerState } from '@/gateway/reference-api';
import {
  COMMAND_LIMITS,
  type Database,
  isDatabaseUnavailable,
  JOB_LIMITS,
  openDatabase,
} from '@/server/db/client';
import { explainConnectionFailure, fullDiskFailure, unreachableError } from '@/server/db/connection-failure';
import { migrate } from '@/server/db/migrate';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@/server/db/postgres/embedded';
import { createReadinessCheck } from '@/server/db/readiness';
import { keepsSessionSettings } from '@/server/db/session-settings';
import { seedDemo } from '@/server/demo/seed';
import type { AppDeps } from '@/server/http/context';
import { googleVerifierFromEnv } from '@/server/integrations/google';
import { invoiceRegistryFromEnv } from '@/server/integrations/invoice-registry';
import { startJobs } from '@/server/jobs/start-jobs';
import { createMailSender } from '@/server/mail/transport';
import { createApp } from './app';
import { log } from './log';
import { createStateReader } from './metrics';
import { createPageReads } from './reads';

/** Creates what answers requests of the network, and the reads of pages in this process. */
export const createApi = (deps: AppDeps) => ({ app: createApp(deps), openPageReads: createPageReads(deps) });

/** The running reference API; `dataFolder` is set when the database is the embedded one. */
export type RunningApi = {
  fetch: ApiFetch;
  openPageReads: OpenPageReads;
  /**
   * Builds the API by `createApi` of another evaluation of this module, which Next makes in development when a file below
   * server/ has changed. The database connections are used again. Jobs run the old code until a restart.
   */
  rebuild(create: (deps: never) => unknown): void;
  /** Returns why requests cannot be answered, or null. */
  findUnreadiness(): Promise<string | null>;
  /** Reads what /metrics says about the server. */
  readState(): Promise<ServerState>;
  stop(): Promise<void>;
  dataFolder?: string;
};

/** How long to wait for a database that starts at the same time, as in a compose file, or is started again. */
const DATABASE_WAIT_MS = 20_000;
const POOL_DRAIN_TIMEOUT_MS = 5_000;
/** How long a stop waits for the mail that is being sent. A mail server may take minutes, and PostgreSQL stops after it. */
const JOB_STOP_TIMEOUT_MS = 12_000;
/** One connection for the mail that is being sent, and two for what is repeated. */
const JOB_POOL_SIZE = 3;

/** The database of the site; only the embedded one has more than a URL. */
type FoundDatabase = Pick<EmbeddedPostgres, 'url'> & Partial<EmbeddedPostgres>;

type ShutdownStep = { name: string; stop(): Promise<unknown> };

/**
 * Starts the database, runs migrations, seeds demo data and starts the API, in this order. The site imports no other module
 * of server/. Several processes may start on one DATABASE_URL at the same time. Throws StartupError, after stopping everything
 * that was started, when the operator can fix the cause.
 */
export async function boot(
  env: Env,
  { onRateLimited }: Pick<AppDeps, 'onRateLimited'> = {},
): Promise<RunningApi> {
  const shutdownSteps: ShutdownStep[] = [];
  const stop = () => stopAll(shutdownSteps);
  let server: FoundDatabase | undefined;
  try {
    server = await startOrFindDatabase(env, shutdownSteps);
    const { url, folder } = server;
    const directUrl = env.DATABASE_DIRECT_URL ?? url;
    const { keepsSettings, jobsKeepSettings } = await whenReachable(server, () =>
      prepareDatabase({ url, directUrl, isDemo: isDemo(env) }),
    );
    const database = openDatabase(url, { keepsSettings });
    shutdownSteps.push({ name: 'database connections', stop: () => closePool(database) });
    const readiness = createReadinessCheck(url);
    shutdownSteps.push({ name: 'readiness check', stop: readiness.close });
    // Jobs have connections of their own, so that they never keep requests waiting.
    const jobDatabase = openDatabase(directUrl, {
      size: JOB_POOL_SIZE,
      limits: JOB_LIMITS,
      keepsSettings: jobsKeepSettings,
    });
    shutdownSteps.push({ name: 'connections of jobs', stop: () => closePool(jobDatabase) });
    const jobs = await startJobs({
      db: jobDatabase.db,
      pool: jobDatabase.pool,
      siteOrigin: env.SITE_ORIGIN,
      send: createMailSender(env),
    });
    shutdownSteps.push({ name: 'jobs', stop: () => within(JOB_STOP_TIMEOUT_MS, jobs.stop()) });
    const { hasCompanyForm, contactEmail } = siteConfig();
    const deps: AppDeps = {
      db: database.db,
      pool: database.pool,
      siteOrigin: env.SITE_ORIGIN,
      trustProxy: env.TRUST_PROXY,
      hasDevInbox: isDemo(env) && !env.SMTP_URL,
      isDevInboxPublic: env.SEED === 'demo',
      wakeJobs: jobs.wake,
      onRateLimited,
      verifyGoogleToken: googleVerifierFromEnv(env),
      lookUpIssuer: invoiceRegistryFromEnv(env),
      inquiryAddress: hasCompanyForm ? (env.OPERATOR_EMAIL ?? contactEmail ?? undefined) : undefined,
      manualApproval: env.MEMBER_APPROVAL === 'manual',
    };
    await openConnections(database);
    let current = { create: createApi, ...createApi(deps) };
    const fetch: ApiFetch = async (request, bindings) => current.app.fetch(request, bindings);
    return {
      fetch,
      openPageReads: (...request) => current.openPageReads(...request),
      rebuild: (changed) => {
        const create = changed as typeof createApi;
        if (create !== current.create) current = { create, ...create(deps) };
      },
      stop,
      findUnreadiness: readiness.findUnreadiness,
      readState: createStateReader(
        () => ({ requests: database.pool, jobs: jobDatabase.pool }),
        jobDatabase.pool,
      ),
      ...(folder && { dataFolder: folder }),
    };
  } catch (error) {
    const fullDisk = fullDiskFailure(error) ?? (await server?.findFullDisk?.());
    await stop();
    const isLost = startupMessage(error) === null && isDatabaseUnavailable(error);
    throw fullDisk ?? (isLost ? unreachableError(error, server?.folder) : error);
  }
}

/**
 * Opens all connections of requests. After a restart a balancer sends many requests at once, and on a busy machine connecting
 * takes longer than a request may wait. When the database is away, requests connect later.
 */
const openConnections = ({ pool }: Database) =>
  Promise.allSettled(Array.from({ length: pool.options.max }, () => pool.query('SELECT 1')));

/**
 * Stops the services in reverse order of their start. A service that fails to stop is logged and does not prevent the
 * others from stopping.
 */
async function stopAll(steps: ShutdownStep[]): Promise<void> {
  for (let step = steps.pop(); step; step = steps.pop()) {
    const { name } = step;
    await step.stop().catch((err) => log.error({ err }, `could not stop: ${name}`));
  }
}

async function startOrFindDatabase(env: Env, steps: ShutdownStep[]): Promise<FoundDatabase> {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL };
  const server = await startEmbeddedPostgres({ dataDir: env.DATA_DIR });
  steps.push({ name: 'PostgreSQL', stop: server.stop });
  return server;
}

/** Waits for what stops, but not longer than the limit. The end of the process ends what is still running. */
const within = (limitMs: number, stopping: Promise<void>) =>
  Promise.race([stopping, pause(limitMs, undefined, { ref: false })]);

const closePool = ({ close }: Pick<Database, 'close'>) => within(POOL_DRAIN_TIMEOUT_MS, close());

interface DatabaseToPrepare {
  url: string;
  /** Past a pooler. */
  directUrl: string;
  isDemo: boolean;
}

/**
 * Migrates the database, and imports the demo data into an empty one. A repetition does only what is missing.
 * @returns whether connections of requests and of jobs keep the settings of their session
 */
async function prepareDatabase({ url, directUrl, isDemo }: DatabaseToPrepare) {
  await migrate(directUrl);
  const keepsSettings = await keepsSessionSettings(url);
  const jobsKeepSettings = directUrl === url ? keepsSettings : await keepsSessionSettings(directUrl);
  if (isDemo) await importDemo(directUrl, jobsKeepSettings);
  return { keepsSettings, jobsKeepSettings };
}

/**
 * Imports the demo data into an empty database. It has the time of a command, because a process that starts at the same time
 * waits until the other one has imported everything.
 */
async function importDemo(url: string, keepsSettings: boolean): Promise<void> {
  const { db, close } = openDatabase(url, { size: 1, limits: COMMAND_LIMITS, keepsSettings });
  try {
    await seedDemo(db);
  } finally {
    await close();
  }
}

/**
 * Repeats the work while the database cannot be reached, which may also begin in the middle of it. Nobody waits for an embedded
 * one whose disk is full.
 */
async function whenReachable<T>(server: FoundDatabase, work: () => Promise<T>): Promise<T> {
  let deadline: number | undefined;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const failure = explainConnectionFailure(error) ?? (await server.findFullDisk?.());
      if (failure || !isDatabaseUnavailable(error)) throw failure ?? error;
      deadline ??= performance.now() + DATABASE_WAIT_MS;
      if (performance.now() > deadline) throw unreachableError(error, server.folder);
      await pause(500);
    }
  }
}
