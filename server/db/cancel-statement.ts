import { connect } from 'node:net';
import type pg from 'pg';

/** How long to wait until the server has taken a request to cancel, in milliseconds. An unreachable server never does. */
const CANCEL_TIMEOUT_MS = 100;
const CANCEL_REQUEST_CODE = 80_877_102;

type Query = (...args: unknown[]) => unknown;
/**
 * What PostgreSQL tells the driver at the start of a connection, for requests to cancel. The driver has no declared way to
 * send one, and `pg_cancel_backend` would reach the statement of another client behind a pooler. So these two fields are read
 * although they are not declared: without them nothing is cancelled, which tests/server/replica.test.ts notices.
 */
type Connected = pg.PoolClient & { processID?: number | null; secretKey?: number | null };

/** Returns whether an error means that the database did not answer a statement in time. */
export const isStatementTimeout = (error: unknown): error is Error =>
  error instanceof Error && (error.message === 'Query read timeout' || isStatementTimeout(error.cause));

/** Asks the server on another connection, as the protocol requires, to cancel the statement of a connection. Never rejects. */
function cancelStatement({ host, port, processID, secretKey }: Connected): Promise<void> {
  if (typeof processID !== 'number' || typeof secretKey !== 'number') return Promise.resolve();
  const message = Buffer.alloc(16);
  for (const [index, value] of [message.length, CANCEL_REQUEST_CODE, processID, secretKey].entries())
    message.writeInt32BE(value, index * 4);
  const path = `${host}/.s.PGSQL.${port}`;
  return new Promise((resolve) => {
    const socket = host.startsWith('/') ? connect({ path }) : connect({ host, port });
    // The server closes the connection when it has taken the request.
    const timer = setTimeout(() => socket.destroy(), CANCEL_TIMEOUT_MS);
    socket
      .on('error', () => undefined)
      .on('close', () => {
        clearTimeout(timer);
        resolve();
      });
    socket.resume().write(message);
  });
}

/**
 * Makes a pool cancel the statements that it gives up, before it closes their connections. PostgreSQL notices a closed
 * connection only after the statement, and its own limits end no commit that waits for a replica, so each would occupy a
 * connection of the server and its locks until the replica is back. A pooler knows a client only while it is connected.
 */
export function cancelTimedOutStatements(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query;
    let isCancelled = false;
    const cancelIfTimedOut = async (error: unknown) => {
      if (isCancelled || !isStatementTimeout(error)) return;
      isCancelled = true;
      await cancelStatement(client as Connected);
    };
    client.query = ((...args: unknown[]) => {
      const callback = args.at(-1);
      if (typeof callback === 'function')
        return query(...args.slice(0, -1), (error: unknown, result: unknown) => {
          if (!isStatementTimeout(error)) return callback(error, result);
          return cancelIfTimedOut(error).then(() => callback(error, result));
        });
      const result = query(...args);
      if (!(result instanceof Promise)) return result;
      return result.catch(async (error: unknown) => {
        await cancelIfTimedOut(error);
        throw error;
      });
    }) as typeof client.query;
  });
}
