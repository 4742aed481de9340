import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Env } from '@/config/env';
import { StartupError } from '@/config/startup-error';
import type { ServerState } from './reference-api';
import { isRead } from './request-checks';

/** What the site counts and measures while it runs. The names that an operator sees are below. */
export interface Metrics {
  /** A request that has been answered; status 499 when the client left before. */
  observeRequest(request: { method: string; route: string; status: number; seconds: number }): void;
  /** A page, or its data, that Next has rendered. */
  observeRendering(seconds: number): void;
  /** A call that was sent on to API_ORIGIN, up to the headers of its reply. */
  observeProxiedCall(call: { method: string; status: number; seconds: number }): void;
  /** A request that a rate limit refused. */
  countRateLimited(limit: string): void;
}

/** The state of a cache; hits and misses since the start. */
export interface CacheState {
  hits: number;
  misses: number;
  bytes: number;
  entries: number;
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
  const events = gauge(
    'kaikei_events_last_day',
    'What happened within 24 hours; of registrations, those that wait',
    ['event'],
  );
  const setDatabase = (database: NonNullable<ServerState['database']>) => {
    for (const { queue, state, count } of database.jobs) jobs.set({ queue, state }, count);
    mails.set({ state: 'waiting' }, database.mails.waiting);
    mails.set({ state: 'failed' }, database.mails.failed);
    oldest.set(database.mails.oldestWaitingSeconds);
    for (const [event, count] of Object.entries(database.events ?? {})) events.set({ event }, count);
  };
  return ({ pools, database }: ServerState) => {
    for (const [pool, { total, idle, waiting }] of Object.entries(pools)) {
      connections.set({ pool, state: 'total' }, total);
      connections.set({ pool, state: 'idle' }, idle);
      connections.set({ pool, state: 'waiting' }, waiting);
    }
    up.set(database ? 1 : 0);
    // Old values would hide that the database does not answer.
    for (const each of [jobs, mails, events]) each.reset();
    oldest.remove();
    if (database) setDatabase(database);
  };
}

function createCacheMetrics(registry: Registry, readCache: () => CacheState): void {
  const lookups: Counter = new Counter({
    name: 'kaikei_cache_lookups_total',
    help: 'Look-ups in the cache of pages and replies by result',
    labelNames: ['result'],
    registers: [registry],
    collect: () => {
      const { hits, misses } = readCache();
      lookups.reset();
      lookups.inc({ result: 'hit' }, hits);
      lookups.inc({ result: 'miss' }, misses);
    },
  });
  const cacheGauge = (name: string, help: string, value: (state: CacheState) => number) => {
    const created: Gauge = new Gauge({
      name,
      help,
      registers: [registry],
      collect: () => created.set(value(readCache())),
    });
  };
  cacheGauge('kaikei_cache_bytes', 'Bytes that the cache keeps', ({ bytes }) => bytes);
  cacheGauge('kaikei_cache_entries', 'Entries that the cache keeps', ({ entries }) => entries);
}

/**
 * Returns the metrics of this process, with those of Node (event loop, heap, garbage collection).
 * @param readCache reads the state of the cache
 * @param readServer reads the state of the API of this process; undefined with API_ORIGIN
 */
export function createPrometheusMetrics(
  readCache: () => CacheState,
  readServer?: () => Promise<ServerState>,
): PrometheusMetrics {
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
  createCacheMetrics(registry, readCache);
  const updateServer = readServer && createServerGauges(registry);
  return {
    observeRequest: ({ seconds, ...labels }) => requests.observe(labels, seconds),
    observeRendering: (seconds) => renderings.observe(seconds),
    observeProxiedCall: ({ seconds, ...labels }) => proxied.observe(labels, seconds),
    countRateLimited: (limit) => refusals.inc({ limit }),
    contentType: registry.contentType,
    read: async () => {
      if (readServer) updateServer?.(await readServer());
      return registry.metrics();
    },
  };
}

const METRICS_PATH = /^\/metrics\/?(?:\?|$)/;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in constant time. Digests have the same length, so not even the length of the token shows. */
const isEqual = (given: string, expected: string) => timingSafeEqual(digest(given), digest(expected));

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, type = 'text/plain; charset=utf-8', text }: { status: number; type?: string; text: string },
) {
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }),
    ...(status === 405 && { Allow: 'GET, HEAD' }),
  });
  response.end(request.method === 'HEAD' ? undefined : text);
}

/** Answers a request for metrics. @returns false when the request is for something else */
export type MetricsListener = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Returns the listener of /metrics.
 * @param token the bearer token that a request needs; undefined on a port of its own without a token
 */
export function createMetricsListener(
  metrics: PrometheusMetrics,
  token: string | undefined,
): MetricsListener {
  return (request, response) => {
    if (!METRICS_PATH.test(request.url ?? '')) return false;
    const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!isRead(request)) send(request, response, { status: 405, text: 'method not allowed\n' });
    else if (token !== undefined && !isEqual(given, token))
      send(request, response, { status: 401, text: 'a token is needed\n' });
    else
      metrics.read().then(
        (text) => send(request, response, { status: 200, type: metrics.contentType, text }),
        () => send(request, response, { status: 500, text: 'the metrics could not be read\n' }),
      );
    return true;
  };
}

/**
 * Serves /metrics, and nothing else, on a port of its own. Throws a StartupError when it cannot listen.
 * @returns a function that stops it
 */
export async function serveMetrics(listener: MetricsListener, port: number): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (!listener(request, response))
      send(request, response, { status: 404, type: 'text/plain', text: 'not found\n' });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(
        new StartupError(
          code === 'EADDRINUSE'
            ? `Cannot start: port ${port} is in use. Set METRICS_PORT to another one.`
            : `Cannot start: no listening on METRICS_PORT ${port} (${code}).`,
        ),
      ),
    );
    server.listen(port, resolve);
  });
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}

interface RunningMetrics {
  metrics?: PrometheusMetrics;
  /** Answers /metrics on the port of the site; undefined when it has none. */
  answerMetrics?: MetricsListener;
  stop(): Promise<void>;
}

/**
 * Starts the metrics that the settings ask for, with METRICS_TOKEN or METRICS_PORT.
 * @param readers as for {@link createPrometheusMetrics}
 */
export async function startMetrics(
  { METRICS_TOKEN, METRICS_PORT }: Env,
  ...readers: Parameters<typeof createPrometheusMetrics>
): Promise<RunningMetrics> {
  const stop = async () => undefined;
  if (!METRICS_TOKEN && !METRICS_PORT) return { stop };
  const metrics = createPrometheusMetrics(...readers);
  const answerMetrics = createMetricsListener(metrics, METRICS_TOKEN);
  if (METRICS_PORT) return { metrics, stop: await serveMetrics(answerMetrics, METRICS_PORT) };
  return { metrics, answerMetrics, stop };
}
