import { currentRequest, runInRequest } from './request-context';
import type { SpanAttributes, TraceSpan } from './trace-span';

export interface SpanOptions {
  name: string;
  kind: 'server' | 'client' | 'internal';
  attributes?: SpanAttributes;
}

/** What tracing needs of an SDK (opentelemetry.ts). */
export interface Tracer {
  /** @param traceparent the header of a trusted caller whose trace the span belongs to, for a span without a parent */
  startSpan(options: SpanOptions, parent?: TraceSpan, traceparent?: string): TraceSpan;
  /** Returns the `traceparent` header for a call that the span makes. */
  traceparentOf(span: TraceSpan): string;
}

/** On globalThis, because pages, instrumentation and API routes each load their own copy of this module. */
const globalRegistry = globalThis as { kaikeiTracer?: Tracer | undefined };

/** Returns the tracer of this process; undefined unless tracing is configured. */
export const tracer = (): Tracer | undefined => globalRegistry.kaikeiTracer;

/** Sets the tracer. Tests pass undefined to remove it. */
export function setTracer(value: Tracer | undefined): void {
  globalRegistry.kaikeiTracer = value;
}

const kindOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};

/**
 * Runs the work in a span of the current request. Without tracing, or outside of a request, it only runs the work.
 * @param describeWork returns the name and the attributes of the span. It is called only when something is traced.
 * @param describeResult returns attributes of the result
 */
export async function inSpan<T>(
  describeWork: () => SpanOptions,
  work: () => Promise<T>,
  describeResult?: (result: T) => SpanAttributes,
): Promise<T> {
  const request = currentRequest();
  const span = request?.span && tracer()?.startSpan(describeWork(), request.span);
  if (!request || !span) return work();
  try {
    const result = await runInRequest({ ...request, span }, work);
    if (describeResult) span.setAttributes(describeResult(result));
    return result;
  } catch (error) {
    span.fail(kindOf(error));
    throw error;
  } finally {
    span.end();
  }
}
