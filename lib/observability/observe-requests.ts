import type { IncomingMessage, ServerResponse } from 'node:http';
import { metrics } from './metrics';
import { type RequestContext, runInRequest } from './request-context';
import { chooseRequestId, REQUEST_ID_HEADER } from './request-id';
import type { RequestEntry } from './request-log';
import type { Route } from './route-template';
import { tracer } from './tracing';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** As nginx writes it: the client closed the connection before the response was complete. */
const CLIENT_LEFT = 499;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Prepares a request, or answers it and returns false. It may change the address of the request. */
export type Admit = (request: IncomingMessage, response: ServerResponse) => boolean;

interface Observation {
  /** Whether our own proxy sets `X-Request-Id` and `traceparent`. */
  trustsProxy: boolean;
  findRoute: (request: IncomingMessage) => Route;
  log: (entry: RequestEntry, isFile: boolean) => void;
  admit: Admit;
  next: Listener;
}

const onlyValue = (header: string | string[] | undefined) =>
  typeof header === 'string' ? header : undefined;

/**
 * Returns a listener that gives each request an id, and says in the log, the metrics and the trace how it was answered.
 * Of its address only the route is recorded, never a path or a query.
 */
export function observeRequests({ trustsProxy, findRoute, log, admit, next }: Observation): Listener {
  return (request, response) => {
    const startedAt = performance.now();
    const { headers, socket } = request;
    const bytesBefore = socket.bytesWritten;
    const id = chooseRequestId(headers[REQUEST_ID_HEADER.toLowerCase()], trustsProxy);
    response.setHeader(REQUEST_ID_HEADER, id);
    const method = METHODS.has(request.method ?? '') ? (request.method ?? '') : 'other';
    const isAdmitted = admit(request, response);
    const { template: route, kind } = findRoute(request);
    const attributes = { 'http.request.method': method, 'http.route': route, 'request.id': id };
    const span = tracer()?.startSpan(
      { name: `${method} ${route}`, kind: 'server', attributes },
      undefined,
      trustsProxy ? onlyValue(headers.traceparent) : undefined,
    );
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : CLIENT_LEFT;
      const seconds = (performance.now() - startedAt) / 1_000;
      metrics()?.observeRequest({ method, route, status, seconds });
      const ms = Math.round(seconds * 1_000_000) / 1_000;
      log(
        { requestId: id, method, route, status, ms, bytes: socket.bytesWritten - bytesBefore },
        kind === 'file',
      );
      span?.setAttributes({ 'http.response.status_code': status });
      if (status >= 500) span?.fail(String(status));
      span?.end();
    });
    if (!isAdmitted) return;
    const context: RequestContext = { id, span };
    return runInRequest(context, () => next(request, response));
  };
}
