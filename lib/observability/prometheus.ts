import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { CacheState, Metrics } from './metrics';

/** The state of what is behind the API of this process, read at each scrape. */
export interface ServerState {
  /** Connections by pool: those that exist, those that nobody uses, and requests that wait for one. */
  pools: Record<string, { total: number; idle: number; waiting: number }>;
  /** Null when the database did not answer in time. */
  database: {
    jobs: { queue: string; state: string; count: number }[];
    mails: { waiting: number; failed: number; oldestWaitingSeconds: number };
    /** Undefined when no backup was ever made. */
    lastBackupAt: Date | undefined;
  } | null;
}

const REQUEST_BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics with the text that Prometheus reads. */
export interface PrometheusMetrics extends Metrics {
  readonly contentType: string;
  read(): Promise<string>;
}

/** Returns gauges that `update` sets from the state of the server. Without one, they have no values. */
function createServerGauges(registry: Registry) {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const up = gauge('kaikei_database_up', 'Whether the database answered this scrape within a second');
  const connections = gauge('kaikei_database_pool_connections', 'Connections by pool and state', [
    'pool',
    'state',
  ]);
  const jobs = gauge('kaikei_jobs', 'Jobs that are not completed, by queue and state', ['queue', 'state']);
  const mails = gauge('kaikei_mails', 'Mails that were not delivered: waiting, or failed for good', [
    'state',
  ]);
  const oldest = gauge('kaikei_mail_oldest_waiting_seconds', 'Age of the mail that has waited longest');
  const backup = gauge('kaikei_last_backup_timestamp_seconds', 'When the last backup was complete');
  return ({ pools, database }: ServerState) => {
    for (const [pool, { total, idle, waiting }] of Object.entries(pools)) {
      connections.set({ pool, state: 'total' }, total);
      connections.set({ pool, state: 'idle' }, idle);
      connections.set({ pool, state: 'waiting' }, waiting);
    }
    up.set(database ? 1 : 0);
    // Old values would hide that the database does not answer.
    for (const each of [jobs, mails]) each.reset();
    for (const each of [oldest, backup]) each.remove();
    if (!database) return;
    for (const { queue, state, count } of database.jobs) jobs.set({ queue, state }, count);
    mails.set({ state: 'waiting' }, database.mails.waiting);
    mails.set({ state: 'failed' }, database.mails.failed);
    oldest.set(database.mails.oldestWaitingSeconds);
    if (database.lastBackupAt) backup.set(database.lastBackupAt.getTime() / 1_000);
  };
}

function createCacheMetrics(registry: Registry) {
  const caches = new Map<string, () => CacheState>();
  const collect = (set: (cache: string, state: CacheState) => void) => () => {
    for (const [name, read] of caches) set(name, read());
  };
  const lookups: Counter = new Counter({
    name: 'kaikei_cache_lookups_total',
    help: 'Look-ups in a cache by result',
    labelNames: ['cache', 'result'],
    registers: [registry],
    collect: () => {
      lookups.reset();
      collect((cache, { hits, misses }) => {
        lookups.inc({ cache, result: 'hit' }, hits);
        lookups.inc({ cache, result: 'miss' }, misses);
      })();
    },
  });
  const cacheGauge = (name: string, help: string, value: (state: CacheState) => number) => {
    const created: Gauge = new Gauge({
      name,
      help,
      labelNames: ['cache'],
      registers: [registry],
      collect: collect((cache, state) => created.set({ cache }, value(state))),
    });
  };
  cacheGauge('kaikei_cache_bytes', 'Bytes that a cache keeps', ({ bytes }) => bytes);
  cacheGauge('kaikei_cache_entries', 'Entries that a cache keeps', ({ entries }) => entries);
  return caches;
}

/**
 * Returns the metrics of this process, with those of Node (event loop, heap, garbage collection).
 * @param readServer reads the state of the API of this process; undefined with API_ORIGIN
 */
export function createPrometheusMetrics(readServer?: () => Promise<ServerState>): PrometheusMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const histogram = (name: string, help: string, labelNames: string[]) =>
    new Histogram({ name, help, labelNames, buckets: REQUEST_BUCKETS, registers: [registry] });
  const requests = histogram('http_request_duration_seconds', 'Requests by method, route and status', [
    'method',
    'route',
    'status',
  ]);
  const renderings = histogram('kaikei_render_duration_seconds', 'Renderings of pages and of their data', []);
  const proxied = histogram(
    'kaikei_api_origin_duration_seconds',
    'Calls to API_ORIGIN by method and status',
    ['method', 'status'],
  );
  const refusals = new Counter({
    name: 'kaikei_rate_limit_refusals_total',
    help: 'Requests that a rate limit refused, by its name',
    labelNames: ['limit'],
    registers: [registry],
  });
  const caches = createCacheMetrics(registry);
  const updateServer = readServer && createServerGauges(registry);
  return {
    observeRequest: ({ seconds, ...labels }) => requests.observe(labels, seconds),
    observeRendering: (seconds) => renderings.observe(seconds),
    observeProxiedCall: ({ seconds, ...labels }) => proxied.observe(labels, seconds),
    countRateLimited: (limit) => refusals.inc({ limit }),
    addCache: (name, read) => caches.set(name, read),
    contentType: registry.contentType,
    read: async () => {
      if (readServer) updateServer?.(await readServer());
      return registry.metrics();
    },
  };
}
