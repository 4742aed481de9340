import type { IncomingMessage, ServerResponse } from 'node:http';
import { env, isDevelopment } from '@/config/env';
import { siteGlobals } from '@/config/site';
import { Cache } from './cache';
import type { Metrics, MetricsListener } from './metrics';
import type { ApiFetch, OpenPageReads } from './reference-api';

export type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

const MB = 1024 * 1024;

/** The services that run in this process. */
export type Runtime = {
  /** The reference API; undefined while it starts, and when API_ORIGIN is used instead. */
  fetch?: ApiFetch;
  /** The reads of that API for pages; undefined with `fetch`. */
  openPageReads?: OpenPageReads;
  /** Applies edits of server/ in development. It takes `createApi` of server/bootstrap.ts, which is evaluated again then. */
  rebuild?(create: (deps: never) => unknown): void;
  /** Returns the listener of the site around Next's request handler (gateway/listener.ts). */
  createListener?: (server: { next: Listener; isStopping: () => boolean }) => Listener;
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

/** The validated settings that start.mjs needs, which reads no .env files itself. */
export type ServerSettings = { port: number; drainSeconds: number };

interface Site {
  runtime?: Runtime | undefined;
  cache?: Cache | undefined;
  metrics?: Metrics | undefined;
  /** Set by the server, which waits for the start. */
  onStarted?: (settings: ServerSettings) => void;
}

const site: Site = siteGlobals;

/** Returns the services of this process; undefined before the start and in processes without them (builds, tests). */
export const getRuntime = (): Runtime | undefined => site.runtime;

/** Sets the runtime, with an empty cache. Tests pass undefined to remove it. */
export function setRuntime(value: Runtime | undefined): void {
  site.runtime = value;
  site.cache = undefined;
}

/** Returns the cache of this process. In development nothing is kept. */
export function siteCache(): Cache {
  site.cache ??= new Cache(isDevelopment() ? 0 : env().PAGE_CACHE_MB * MB);
  return site.cache;
}

/** Returns the metrics of this process; undefined unless they are configured. */
export const metrics = (): Metrics | undefined => site.metrics;

/** Sets the metrics. Tests pass undefined to remove them. */
export function setMetrics(value: Metrics | undefined): void {
  site.metrics = value;
}

/** Notifies the server that the start is complete, because Next itself does not wait for instrumentation in production. */
export const announceStart = (settings: ServerSettings): void => site.onStarted?.(settings);
