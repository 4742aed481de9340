import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedSpan {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Record<string, string | number>;
  status: { code?: number };
}

/** A collector of traces that keeps what it receives over OTLP/HTTP with JSON. */
export interface Collector {
  endpoint: string;
  spans: ReceivedSpan[];
  /** The attributes of what sent the spans, such as `service.name`. */
  resource: Record<string, string | number>;
  close(): void;
}

interface RawAttribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

const toRecord = (attributes: RawAttribute[] = []): Record<string, string | number> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));

export async function startCollector(): Promise<Collector> {
  const collector: Collector = { endpoint: '', spans: [], resource: {}, close: () => server.close() };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString());
    for (const { resource, scopeSpans } of resourceSpans) {
      Object.assign(collector.resource, toRecord(resource.attributes));
      for (const { spans } of scopeSpans)
        for (const span of spans) collector.spans.push({ ...span, attributes: toRecord(span.attributes) });
    }
    response.setHeader('Content-Type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  collector.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return collector;
}
