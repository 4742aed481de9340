/** What the site counts and measures while it runs. The names that an operator sees are in prometheus.ts. */
export interface Metrics {
  /** A request that has been answered; status 499 when the client left before. */
  observeRequest(request: { method: string; route: string; status: number; seconds: number }): void;
  /** A page, or its data, that Next has rendered. */
  observeRendering(seconds: number): void;
  /** A call that was sent on to API_ORIGIN, up to the headers of its reply. */
  observeProxiedCall(call: { method: string; status: number; seconds: number }): void;
  /** A request that a rate limit refused. */
  countRateLimited(limit: string): void;
  /** Adds a cache to those that are read at each scrape. */
  addCache(name: string, read: () => CacheState): void;
}

/** The state of a cache; hits and misses since the start. */
export interface CacheState {
  hits: number;
  misses: number;
  bytes: number;
  entries: number;
}

/** On globalThis, because pages, instrumentation and API routes each load their own copy of this module. */
const globalRegistry = globalThis as { kaikeiMetrics?: Metrics | undefined };

/** Returns the metrics of this process; undefined unless they are configured. */
export const metrics = (): Metrics | undefined => globalRegistry.kaikeiMetrics;

/** Sets the metrics. Tests pass undefined to remove them. */
export function setMetrics(value: Metrics | undefined): void {
  globalRegistry.kaikeiMetrics = value;
}
