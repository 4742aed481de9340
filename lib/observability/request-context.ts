import { AsyncLocalStorage } from 'node:async_hooks';
import type { TraceSpan } from './trace-span';

/**
 * What belongs to the request that is being answered, in every function that runs for it. A traced job or command has
 * one too.
 */
export interface RequestContext {
  /** The id in the log, in `X-Request-Id` and in the comments of SQL statements; undefined in jobs and commands. */
  readonly id?: string;
  /** The span that new spans belong to; undefined while nothing is traced. */
  readonly span?: TraceSpan | undefined;
}

/** On globalThis, because pages, instrumentation and API routes each load their own copy of this module. */
const globalRegistry = globalThis as { kaikeiRequests?: AsyncLocalStorage<RequestContext> };

function storage(): AsyncLocalStorage<RequestContext> {
  globalRegistry.kaikeiRequests ??= new AsyncLocalStorage();
  return globalRegistry.kaikeiRequests;
}

/** Runs the work as a part of a request. */
export const runInRequest = <T>(context: RequestContext, work: () => T): T => storage().run(context, work);

/** Returns the request that is being answered; undefined at the start, and in jobs and commands that are not traced. */
export const currentRequest = (): RequestContext | undefined => storage().getStore();
