import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach } from 'vitest';
import { forward } from '@/gateway/forward';
import { changedEnv, restoreEnv } from './changed-env';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** The site that forwards calls to the fixture. */
export const SITE = 'http://site.example';

/**
 * Starts an HTTP server in place of the API before each test of a file, which is that of API_ORIGIN, and stops it afterwards,
 * when the environment is restored. Call it at the top.
 */
export function setUpForwarding() {
  let handler: Handler;
  const server = createServer((request, response) => handler(request, response));
  const fixture = {
    origin: '',
    /** The request that the server received last. */
    receivedRequest: undefined as IncomingMessage | undefined,
    /** Sets how the server answers. */
    respond: (handle: Handler) => {
      handler = (request, response) => {
        fixture.receivedRequest = request;
        handle(request, response);
      };
    },
    /** Forwards a call of a client at 192.0.2.7. Tests of the timeouts pass short ones, in milliseconds. */
    forwardCall: (path: string, init?: RequestInit, timeouts = { headers: 10_000, body: 10_000 }) =>
      forward(
        new Request(`${SITE}/api/v3/public${path}`, { duplex: 'half', ...init } as RequestInit),
        fixture.origin,
        { incoming: { socket: { remoteAddress: '192.0.2.7' } } },
        timeouts,
      ),
  };
  beforeEach(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    fixture.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    fixture.receivedRequest = undefined;
    changedEnv.API_ORIGIN = fixture.origin;
  });
  afterEach(async () => {
    restoreEnv();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return fixture;
}
