import type { IncomingMessage, ServerResponse } from 'node:http';
import { metrics } from './metrics';
import { chooseRequestId, REQUEST_ID_HEADER } from './request-id';
import type { RequestEntry } from './request-log';
import { createRouteNames, isFileAddress } from './route-name';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** As nginx writes it: the client closed the connection before the response was complete. */
const CLIENT_LEFT = 499;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Prepares a request, or answers it and returns false. It may change the address of the request. */
export type Admit = (request: IncomingMessage, response: ServerResponse) => boolean;

interface Observation {
  /** Whether our own proxy sets `X-Request-Id`. */
  trustsProxy: boolean;
  log: (entry: RequestEntry, isFile: boolean) => void;
  admit: Admit;
  next: Listener;
}

/**
 * Returns a listener that gives each request an id, and says in the log and the metrics how it was answered. Of its address
 * only the name of the route is recorded, never a query or a value in the path.
 */
export function observeRequests({ trustsProxy, log, admit, next }: Observation): Listener {
  const nameRoute = createRouteNames();
  return (request, response) => {
    const startedAt = performance.now();
    const { headers, socket } = request;
    const bytesBefore = socket.bytesWritten;
    const requestId = chooseRequestId(headers[REQUEST_ID_HEADER], trustsProxy);
    headers[REQUEST_ID_HEADER] = requestId;
    response.setHeader(REQUEST_ID_HEADER, requestId);
    const method = METHODS.has(request.method ?? '') ? (request.method ?? '') : 'other';
    const isAdmitted = admit(request, response);
    const { url = '' } = request;
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : CLIENT_LEFT;
      const route = nameRoute(url, status);
      const seconds = (performance.now() - startedAt) / 1_000;
      metrics()?.observeRequest({ method, route, status, seconds });
      const ms = Math.round(seconds * 1_000_000) / 1_000;
      log(
        { requestId, method, route, status, ms, bytes: socket.bytesWritten - bytesBefore },
        isFileAddress(url),
      );
    });
    if (isAdmitted) return next(request, response);
  };
}
