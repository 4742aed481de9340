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

/** Runs the work in the span, and ends the span with the attributes of the result or the kind of the error. */
async function runInSpan<T>(
  span: TraceSpan,
  work: () => Promise<T>,
  describeResult?: (result: T) => SpanAttributes,
): Promise<T> {
  try {
    const result = await runInRequest({ ...currentRequest(), span }, work);
    if (describeResult) span.setAttributes(describeResult(result));
    return result;
  } catch (error) {
    span.fail(kindOf(error));
    throw error;
  } finally {
    span.end();
  }
}

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
  const parent = currentRequest()?.span;
  const span = parent && tracer()?.startSpan(describeWork(), parent);
  return span ? runInSpan(span, work, describeResult) : work();
}

interface OwnTrace {
  kind: 'job' | 'command';
  /** The name of the job or the words of the command, without arguments, which may hold data. */
  name: string;
  attributes?: SpanAttributes;
}

/**
 * Runs a job or a command of the operator as a trace of its own. The result in the span is `failed` until the work has
 * been completed.
 */
export async function inOwnTrace<T>(
  { kind, name, attributes }: OwnTrace,
  work: () => Promise<T>,
): Promise<T> {
  const span = tracer()?.startSpan({
    name: `${kind} ${name}`,
    kind: 'internal',
    attributes: { [`${kind}.name`]: name, [`${kind}.result`]: 'failed', ...attributes },
  });
  return span ? runInSpan(span, work, () => ({ [`${kind}.result`]: 'completed' })) : work();
}
