import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { DrfOrigin } from './drf-origin';

/** Serves the deployment over HTTP on this machine. @param port 0 for any free one */
export async function listenDrfOrigin(
  drf: DrfOrigin,
  port = 0,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const server: Server = createServer(
    // The listener passes objects that are not real Requests.
    getRequestListener(
      ({ url, method, headers, body }) =>
        drf.fetch(new Request(url, { method, headers, body, duplex: 'half' } as RequestInit)),
      { overrideGlobalObjects: false },
    ),
  );
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
