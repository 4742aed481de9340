import type { IncomingHttpHeaders } from 'node:http';
import type { MetricsListener } from './observability/metrics-endpoint';
import type { Listener } from './page-cache/page-listener';

/** What a call within the process may pass on. */
export type ApiBindings = {
  /** The HTTP request that the call belongs to, with its id and the client's address. */
  incoming?: { headers?: IncomingHttpHeaders; socket: { remoteAddress?: string | undefined } };
  /** Its response. */
  outgoing?: { once(event: 'close', listener: () => void): unknown; destroy(): unknown };
  /** Whether a page makes the call, which needs no ETag. */
  isPageCall?: boolean;
};

export type ApiFetch = (request: Request, bindings?: ApiBindings) => Promise<Response>;

/** The services that run in this process. */
export type Runtime = {
  /** The reference API; undefined while it starts, and when API_ORIGIN is used instead. */
  fetch?: ApiFetch;
  /** Returns the listener of the site around Next's request handler (api/transport/site-listener.ts). */
  createListener?: (server: {
    next: Listener;
    admit: (...args: Parameters<Listener>) => boolean;
  }) => Listener;
  /** Answers /metrics; undefined unless it is configured for the port of the site. */
  answerMetrics?: MetricsListener | undefined;
  /** Returns why requests cannot be answered, or null; undefined when nothing but this process is needed. */
  findUnreadiness?: () => Promise<string | null>;
  /**
   * Stops everything that was started. Call it when no request is running. It waits for a start that is still in
   * progress.
   */
  stop(): Promise<void>;
  /** The lines shown to the operator when the site is ready. */
  banner: string[];
};

/** On globalThis, because pages, instrumentation and scripts/serve.mjs each load their own copy of this module. */
const globalRegistry = globalThis as {
  kaikeiRuntime?: Runtime | undefined;
  kaikeiStarted?: (settings: ServerSettings) => void;
};

/** The validated settings that scripts/serve.mjs needs, which reads no .env files itself. */
export type ServerSettings = {
  port: number;
  siteOrigin: string;
  drainSeconds: number;
  /** The path of the pictures of the API at API_ORIGIN; null without one. */
  mediaPath: string | null;
};

/** Returns the services of this process; undefined before the start and in processes without them (builds, tests). */
export const getRuntime = (): Runtime | undefined => globalRegistry.kaikeiRuntime;

/** Sets the runtime. Tests pass undefined to remove it. */
export function setRuntime(value: Runtime | undefined): void {
  globalRegistry.kaikeiRuntime = value;
}

/**
 * Notifies scripts/serve.mjs that the start is complete, because Next itself does not wait for instrumentation in
 * production.
 */
export const announceStart = (settings: ServerSettings): void => globalRegistry.kaikeiStarted?.(settings);
