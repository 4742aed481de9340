import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { DrfOrigin } from './drf-origin';

/**
 * Serves the deployment over HTTP on this machine.
 * @param port 0 for any free one
 * @param tls key and certificate for HTTPS
 */
export async function listenDrfOrigin(
  drf: DrfOrigin,
  port = 0,
  tls?: { key: string; cert: string },
): Promise<{ origin: string; close: () => Promise<void> }> {
  // The listener passes objects that are not real Requests.
  const listener = getRequestListener(
    ({ url, method, headers, body }) =>
      drf.fetch(new Request(url, { method, headers, body, duplex: 'half' } as RequestInit)),
    { overrideGlobalObjects: false },
  );
  const server: Server = tls ? createSecureServer(tls, listener) : createServer(listener);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `${tls ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
