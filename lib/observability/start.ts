import type { Env } from '@/config/env';
import { setMetrics } from './metrics';
import { createMetricsListener, type MetricsListener, serveMetrics } from './metrics-endpoint';
import type { ServerState } from './prometheus';

interface Observability {
  /** Answers /metrics on the port of the site; undefined when it has none. */
  answerMetrics?: MetricsListener;
  /** Sets from where the state of the server is read, once it has started. */
  setServer(readState: () => Promise<ServerState>): void;
  stop(): Promise<void>;
}

/**
 * Starts what the settings ask for: metrics with METRICS_TOKEN or METRICS_PORT. It must run before the caches are
 * created, which add themselves. The package is loaded only when it is needed.
 */
export async function startObservability(config: Env): Promise<Observability> {
  const { METRICS_TOKEN, METRICS_PORT, API_ORIGIN } = config;
  if (!METRICS_TOKEN && !METRICS_PORT) return { setServer: () => undefined, stop: async () => undefined };
  const { createPrometheusMetrics } = await import('./prometheus');
  let readState: (() => Promise<ServerState>) | undefined;
  const readServer = async () => readState?.() ?? { pools: {}, database: null };
  const metrics = createPrometheusMetrics(API_ORIGIN ? undefined : readServer);
  setMetrics(metrics);
  const listener = createMetricsListener(metrics, METRICS_TOKEN);
  return {
    ...(!METRICS_PORT && { answerMetrics: listener }),
    setServer: (read) => {
      readState = read;
    },
    stop: METRICS_PORT ? await serveMetrics(listener, METRICS_PORT) : async () => undefined,
  };
}
