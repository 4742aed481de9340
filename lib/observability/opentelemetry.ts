import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { TraceSpan } from './trace-span';
import type { SpanOptions, Tracer } from './tracing';

const KINDS: Record<SpanOptions['kind'], SpanKind> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
};

/** How long the stop of the process waits for a collector that does not answer. */
const SHUTDOWN_TIMEOUT_MS = 3_000;

interface OtelSpan extends TraceSpan {
  readonly otel: Span;
}

const toTraceSpan = (otel: Span): OtelSpan => ({
  otel,
  setAttributes: (attributes) => void otel.setAttributes(attributes),
  fail: (kind) => {
    otel.setAttribute('error.type', kind);
    otel.setStatus({ code: SpanStatusCode.ERROR });
  },
  end: () => otel.end(),
});

/** Returns the context of the parent: a span of ours, or that of a trusted caller. */
function contextOf(parent: OtelSpan | undefined, traceparent: string | undefined) {
  if (parent) return trace.setSpan(ROOT_CONTEXT, parent.otel);
  const caller = traceparent === undefined ? null : parseTraceParent(traceparent);
  return caller ? trace.setSpanContext(ROOT_CONTEXT, { ...caller, isRemote: true }) : ROOT_CONTEXT;
}

/** Returns the version, the trace, the span and whether it is recorded, as W3C Trace Context writes them. */
function traceparentOf({ otel }: OtelSpan): string {
  const { traceId, spanId, traceFlags } = otel.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

/**
 * Returns a tracer that sends spans to the collector of the standard OTEL_* variables, which the packages read. Nothing is
 * registered globally, because Next would then add spans with whole addresses, in which people type.
 */
export function createTracer(): { tracer: Tracer; stop(): Promise<void> } {
  const named = resourceFromAttributes({ 'service.name': 'kaikei-link' });
  const provider = new NodeTracerProvider({
    // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES come last, so that they count.
    resource: defaultResource()
      .merge(named)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const otelTracer = provider.getTracer('kaikei-link');
  const tracer: Tracer = {
    startSpan: ({ name, kind, attributes = {} }, parent, traceparent) => {
      const context = contextOf(parent as OtelSpan | undefined, traceparent);
      return toTraceSpan(otelTracer.startSpan(name, { kind: KINDS[kind], attributes }, context));
    },
    traceparentOf: (span) => traceparentOf(span as OtelSpan),
  };
  const stop = async () => {
    const timeout = new Promise((resolve) => setTimeout(resolve, SHUTDOWN_TIMEOUT_MS).unref());
    await Promise.race([provider.shutdown().catch(() => undefined), timeout]);
  };
  return { tracer, stop };
}
