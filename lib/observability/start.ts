import type { Env } from '@/config/env';
import { setMetrics } from './metrics';
import { createMetricsListener, type MetricsListener, serveMetrics } from './metrics-endpoint';
import type { ServerState } from './prometheus';
import { setTracer } from './tracing';

interface Observability {
  /** Answers /metrics on the port of the site; undefined when it has none. */
  answerMetrics?: MetricsListener;
  /** Sets from where the state of the server is read, once it has started. */
  setServer(readState: () => Promise<ServerState>): void;
  stop(): Promise<void>;
}

type Stop = () => Promise<void>;

/** Starts tracing when a collector is configured. @returns what sends the last spans and stops it */
export async function startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED }: Env): Promise<Stop> {
  if (!OTEL_EXPORTER_OTLP_ENDPOINT || OTEL_SDK_DISABLED === 'true') return async () => undefined;
  const { createTracer } = await import('./opentelemetry');
  const { tracer, stop } = createTracer();
  setTracer(tracer);
  return stop;
}

/**
 * Starts what the settings ask for: metrics with METRICS_TOKEN or METRICS_PORT, traces with a collector. It must run
 * before the caches are created, which add themselves. The packages are loaded only when they are needed.
 */
export async function startObservability(config: Env): Promise<Observability> {
  const { METRICS_TOKEN, METRICS_PORT, API_ORIGIN } = config;
  const stops = [await startTracing(config)];
  const stop = async () => {
    for (const each of stops) await each();
  };
  if (!METRICS_TOKEN && !METRICS_PORT) return { setServer: () => undefined, stop };
  const { createPrometheusMetrics } = await import('./prometheus');
  let readState: (() => Promise<ServerState>) | undefined;
  const readServer = async () => readState?.() ?? { pools: {}, database: null };
  const metrics = createPrometheusMetrics(API_ORIGIN ? undefined : readServer);
  setMetrics(metrics);
  const listener = createMetricsListener(metrics, METRICS_TOKEN);
  if (METRICS_PORT) stops.push(await serveMetrics(listener, METRICS_PORT));
  return {
    ...(!METRICS_PORT && { answerMetrics: listener }),
    setServer: (read) => {
      readState = read;
    },
    stop,
  };
}
