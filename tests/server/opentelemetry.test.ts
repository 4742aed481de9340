import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTracer } from '@/lib/observability/opentelemetry';
import { runInRequest } from '@/lib/observability/request-context';
import { inSpan, setTracer } from '@/lib/observability/tracing';
import { type Collector, startCollector } from '@/tests/setup/collector';

let collector: Collector;

beforeEach(async () => {
  collector = await startCollector();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.endpoint);
  vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment.name=test');
});
afterEach(() => {
  setTracer(undefined);
  vi.unstubAllEnvs();
  collector.close();
});

const work = (name: string) => ({ name, kind: 'internal' as const });

it('sends spans of a request as one tree, with the attributes of the standard variables', async () => {
  const { tracer, stop } = createTracer();
  setTracer(tracer);
  const span = tracer.startSpan({
    name: 'GET /vacancy',
    kind: 'server',
    attributes: { 'http.route': '/vacancy' },
  });
  await runInRequest({ id: 'an-id-of-a-request', span }, () =>
    inSpan(
      () => work('outer'),
      () =>
        inSpan(
          () => work('inner'),
          async () => 200,
        ),
      (status) => ({ 'http.response.status_code': status }),
    ),
  );
  span.end();
  await stop();
  const [inner, outer, root] = ['inner', 'outer', 'GET /vacancy'].map((name) =>
    collector.spans.find((each) => each.name === name),
  );
  expect(new Set(collector.spans.map(({ traceId }) => traceId)).size).toBe(1);
  expect([inner?.parentSpanId, outer?.parentSpanId]).toEqual([outer?.spanId, root?.spanId]);
  expect(root?.attributes).toEqual({ 'http.route': '/vacancy' });
  expect(outer?.attributes).toEqual({ 'http.response.status_code': 200 });
  expect(collector.resource).toMatchObject({
    'service.name': 'kaikei-link',
    'deployment.environment.name': 'test',
  });
});

it('takes the name of the service from OTEL_SERVICE_NAME', async () => {
  vi.stubEnv('OTEL_SERVICE_NAME', 'site-1');
  const { tracer, stop } = createTracer();
  tracer.startSpan(work('GET /')).end();
  await stop();
  expect(collector.resource['service.name']).toBe('site-1');
});

it('keeps only the kind of an error, whose message may hold data', async () => {
  const { tracer, stop } = createTracer();
  setTracer(tracer);
  const span = tracer.startSpan(work('GET /'));
  const failure = Object.assign(new Error('taro@example.com exists'), { code: '23505' });
  const failing = runInRequest({ id: 'an-id-of-a-request', span }, () =>
    inSpan(
      () => work('INSERT'),
      () => Promise.reject(failure),
    ),
  );
  await expect(failing).rejects.toBe(failure);
  span.end();
  await stop();
  const [insert] = collector.spans;
  expect([insert?.attributes['error.type'], insert?.status.code]).toEqual(['23505', 2]);
  expect(JSON.stringify(collector.spans)).not.toContain('taro');
});

it("continues a caller's trace, and passes it on", async () => {
  const { tracer, stop } = createTracer();
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const span = tracer.startSpan(work('GET /'), undefined, `00-${traceId}-b7ad6b7169203331-01`);
  expect(tracer.traceparentOf(span)).toMatch(new RegExp(`^00-${traceId}-[\\da-f]{16}-01$`));
  span.end();
  tracer.startSpan(work('odd header'), undefined, 'not-a-trace').end();
  await stop();
  expect(collector.spans.map(({ parentSpanId }) => parentSpanId)).toEqual(['b7ad6b7169203331', undefined]);
});

it('runs the work without a span when nothing is traced', async () => {
  setTracer(undefined);
  expect(
    await runInRequest({ id: 'an-id-of-a-request' }, () =>
      inSpan(
        () => work('x'),
        async () => 1,
      ),
    ),
  ).toBe(1);
  expect(
    await inSpan(
      () => work('x'),
      async () => 2,
    ),
  ).toBe(2);
});

it('stops within seconds when the collector does not answer', async () => {
  collector.close();
  const { tracer, stop } = createTracer();
  tracer.startSpan(work('GET /')).end();
  const since = performance.now();
  await stop();
  expect(performance.now() - since).toBeLessThan(30_000);
});
