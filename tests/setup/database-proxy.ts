import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';

/**
 * Starts a TCP proxy to a database that can fail as networks and machines do. `url` leads to the database through it.
 */
export async function startDatabaseProxy(url: string) {
  const { host, port } = new pg.Client({ connectionString: url });
  const upstreamAddress = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  let cutStatement: string | null = null;
  let isCutOnce = false;
  let isFrozen = false;
  const silent = new WeakSet<Socket>();
  const open = new Set<Socket>();
  const server = createServer((downstream) => {
    open.add(downstream);
    const upstream = connect(upstreamAddress);
    const cut = () => {
      open.delete(downstream);
      downstream.destroy();
      upstream.destroy();
    };
    const isSilent = () => isFrozen || silent.has(downstream);
    for (const socket of [downstream, upstream]) socket.on('error', cut).on('close', cut);
    upstream.on('data', (data) => {
      if (!isSilent()) downstream.write(data);
    });
    downstream.on('data', (data) => {
      if (isSilent()) return;
      if (!cutStatement || !data.includes(cutStatement)) return upstream.write(data);
      if (isCutOnce) cutStatement = null;
      cut();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxied = new URL(url);
  proxied.searchParams.delete('host');
  proxied.hostname = '127.0.0.1';
  proxied.port = String((server.address() as AddressInfo).port);
  return {
    url: proxied.href,
    /** Closes the connection instead of forwarding this statement. */
    cutAt: (statement: string | null, { once: isOnce = false } = {}) => {
      cutStatement = statement;
      isCutOnce = isOnce;
    },
    /** Swallows everything on all connections, also on new ones, without closing any. */
    freeze: (frozen: boolean) => {
      isFrozen = frozen;
    },
    /** Swallows everything on the connections that are open now, as after a failover. New ones work. */
    abandonConnections: () => {
      for (const socket of open) silent.add(socket);
    },
    stop: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type DatabaseProxy = Awaited<ReturnType<typeof startDatabaseProxy>>;
