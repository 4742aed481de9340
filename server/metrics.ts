import type pg from 'pg';
import type { ServerState } from '@/gateway/reference-api';
import { DAY_MS, MINUTE_MS } from '@/schemas/time';
import { log } from '@/server/log';
import { operatorEventsSql } from '@/server/mail/operator-mails';

/** A scrape must not wait for a slow database, and must not keep the database busy. */
const TIMEOUT_MS = 1_000;
/** How long a result is used again, in milliseconds. Several servers may scrape at the same time. */
const RESULT_LIFETIME_MS = 5_000;

/** Each count uses an index of what is not done yet, so its cost does not grow with what is. */
const MAILS = `select count(*) filter (where failed_at is null and expires_at > now())::int as waiting,
    count(*) filter (where failed_at is not null or expires_at <= now())::int as failed,
    coalesce(extract(epoch from now() - min(created_at) filter (where failed_at is null and expires_at > now())), 0)::float8
      as "oldestWaitingSeconds"
  from mails where delivered_at is null`;
const JOBS = `select name as queue, state::text, count(*)::int as count from pgboss.job
  where state < 'completed' group by name, state`;

/** Counts of what happened cost more the more happened, so they are used again for a minute. */
const EVENTS_LIFETIME_MS = MINUTE_MS;

type Database = NonNullable<ServerState['database']>;

/** Returns the counts of jobs and mails. */
export async function readServerCounts(pool: pg.Pool): Promise<Database> {
  const read = async (text: string) =>
    (await pool.query({ text, query_timeout: TIMEOUT_MS } as pg.QueryConfig)).rows;
  const [[mails], jobs] = await Promise.all([read(MAILS), read(JOBS)]);
  return { mails, jobs };
}

/**
 * Returns a function that reads the state of this server for /metrics. It never rejects, and takes a second at most.
 * @param findPools returns the pools by the names that the metrics have
 * @param reading the pool that reads from the database
 */
export function createStateReader(
  findPools: () => Record<string, pg.Pool | undefined>,
  reading: pg.Pool,
): () => Promise<ServerState> {
  let current: { since: number; result: Promise<Database | null> } | undefined;
  let events: { since: number; counts: Promise<Record<string, number>> } | undefined;
  const readEvents = async (): Promise<Record<string, number>> => {
    const now = Date.now();
    const text = operatorEventsSql(new Date(now - DAY_MS), new Date(now));
    return (await reading.query({ text, query_timeout: TIMEOUT_MS } as pg.QueryConfig)).rows[0];
  };
  const readAll = async () => {
    const counts = await readServerCounts(reading);
    if (!events || performance.now() - events.since > EVENTS_LIFETIME_MS)
      events = { since: performance.now(), counts: readEvents().catch(() => ({})) };
    return { ...counts, events: await events.counts };
  };
  const read = async () => {
    const timeout = new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null).unref());
    const result = readAll().catch((err) => {
      log.warn({ err }, 'the metrics of the database could not be read');
      return null;
    });
    return Promise.race([result, timeout]);
  };
  return async () => {
    if (!current || performance.now() - current.since > RESULT_LIFETIME_MS)
      current = { since: performance.now(), result: read() };
    const database = await current.result;
    const states = Object.entries(findPools()).flatMap(([name, pool]) =>
      pool
        ? [[name, { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }] as const]
        : [],
    );
    return { pools: Object.fromEntries(states), database };
  };
}
