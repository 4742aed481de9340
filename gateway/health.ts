import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRead } from './request-checks';

const HEALTH_CHECK = /^\/(healthz|readyz)\/?(?:\?|$)/;

/**
 * Answers the health checks of load balancers: /healthz, whether the process is alive, and /readyz, whether it should get
 * requests. They need no Host, pass neither the API nor Next, and are not logged.
 * @param findReason returns why the process should get no requests, or null
 * @returns false when the request is not a health check
 */
export function answerHealthCheck(
  request: IncomingMessage,
  response: ServerResponse,
  findReason: () => Promise<string | null>,
): boolean {
  const check = HEALTH_CHECK.exec(request.url ?? '')?.[1];
  if (!check) return false;
  if (!isRead(request)) {
    response.setHeader('Allow', 'GET, HEAD');
    send(request, response, 405, 'method not allowed');
  } else if (check === 'healthz') send(request, response, 200, 'ok');
  else
    findReason().then(
      (reason) => send(request, response, reason === null ? 200 : 503, reason ?? 'ok'),
      () => send(request, response, 503, 'unknown'),
    );
  return true;
}

function send(request: IncomingMessage, response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Length': Buffer.byteLength(text) + 1,
  });
  response.end(request.method === 'HEAD' ? undefined : `${text}\n`);
}
