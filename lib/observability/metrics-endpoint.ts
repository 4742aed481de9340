import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { StartupError } from '@/config/startup-error';
import type { PrometheusMetrics } from './prometheus';

const METRICS_PATH = /^\/metrics\/?(?:\?|$)/;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in constant time. Digests have the same length, so not even the length of the token shows. */
const isEqual = (given: string, expected: string) => timingSafeEqual(digest(given), digest(expected));

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, type = 'text/plain; charset=utf-8', text }: { status: number; type?: string; text: string },
) {
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }),
    ...(status === 405 && { Allow: 'GET, HEAD' }),
  });
  response.end(request.method === 'HEAD' ? undefined : text);
}

/** Answers a request for metrics. @returns false when the request is for something else */
export type MetricsListener = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Returns the listener of /metrics.
 * @param token the bearer token that a request needs; undefined on a port of its own without a token
 */
export function createMetricsListener(
  metrics: PrometheusMetrics,
  token: string | undefined,
): MetricsListener {
  return (request, response) => {
    if (!METRICS_PATH.test(request.url ?? '')) return false;
    const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (request.method !== 'GET' && request.method !== 'HEAD')
      send(request, response, { status: 405, text: 'method not allowed\n' });
    else if (token !== undefined && !isEqual(given, token))
      send(request, response, { status: 401, text: 'a token is needed\n' });
    else
      metrics.read().then(
        (text) => send(request, response, { status: 200, type: metrics.contentType, text }),
        () => send(request, response, { status: 500, text: 'the metrics could not be read\n' }),
      );
    return true;
  };
}

/**
 * Serves /metrics, and nothing else, on a port of its own. Throws a StartupError when it cannot listen.
 * @returns a function that stops it
 */
export async function serveMetrics(listener: MetricsListener, port: number): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (!listener(request, response))
      send(request, response, { status: 404, type: 'text/plain', text: 'not found\n' });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(
        new StartupError(
          code === 'EADDRINUSE'
            ? `Cannot start: port ${port} is in use. Set METRICS_PORT to another one.`
            : `Cannot start: no listening on METRICS_PORT ${port} (${code}).`,
        ),
      ),
    );
    server.listen(port, resolve);
  });
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
