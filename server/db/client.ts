import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { log } from '@/server/log';

export type NoRelations = Record<string, never>;

type DrizzleDatabase = PgDatabase<NodePgQueryResultHKT, NoRelations, ExtractTablesWithRelations<NoRelations>>;

/**
 * The pool or an open transaction. Services accept both, so that the caller decides the scope of a transaction.
 * Drizzle's `transaction()` is omitted because it loses connections of the pool: use `inTransaction` instead.
 */
export type Db = Omit<DrizzleDatabase, 'transaction'> & {
  /** The pool, or the single connection of a command; undefined in an open transaction. */
  readonly $client?: pg.Pool | pg.Client;
};

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> };

const POOL_SIZE = 10;

/**
 * Opens a pool that connects on first use. All waits have a limit, so that an unavailable database causes a 503 within
 * seconds instead of hanging requests.
 */
export function openDatabase(connectionString: string, size = POOL_SIZE): Database {
  const pool = new pg.Pool({
    connectionString,
    max: size,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    query_timeout: 20_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'kaikei-link',
    keepAlive: true,
  });
  // Without a listener, the loss of an idle connection would end the process. The pool replaces the connection.
  pool.on('error', (error) => log.warn({ code: errorCode(error) }, 'an idle database connection was lost'));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

const errorCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;

/** SQLSTATE classes and socket errors that mean that there is no connection, as opposed to an invalid statement. */
const UNAVAILABLE_CODES =
  /^(08...|57P0[1-5]|53300|58...|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** The driver's messages for a lost connection; these errors have no code. */
const UNAVAILABLE_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|Query read timeout/i;

/**
 * Returns whether an error means that the database is temporarily unreachable, also when Drizzle or an AggregateError
 * of several addresses wraps it. The API answers such errors with 503.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (UNAVAILABLE_CODES.test(errorCode(error) ?? '') || UNAVAILABLE_MESSAGES.test(error.message)) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  return isDatabaseUnavailable(error.cause);
}
