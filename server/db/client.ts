import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { log } from '@/server/log';
import { setLocalSettings } from './session-settings';

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

/** Returns whether an error means that the database did not answer a statement in time. */
export const isStatementTimeout = (error: unknown): error is Error =>
  error instanceof Error && (error.message === 'Query read timeout' || isStatementTimeout(error.cause));

const POOL_SIZE = 10;
/** How long a transaction may wait for its next statement, in milliseconds. */
const IDLE_IN_TRANSACTION_MS = 30_000;

/** Time limits in milliseconds. */
export interface Limits {
  /** For a free connection of the pool, or a new one. */
  connect: number;
  /** For a statement, kept by PostgreSQL. Smaller than `query`, so that PostgreSQL gives up first when it can. */
  statement: number;
  /** For a statement and its result, kept by this process, also when nothing comes at all. */
  query: number;
}

/**
 * For requests. A database that has stopped answering causes a 503 within 5 s: after `connect`, after `query`, or after
 * twice `query` when it stops during a commit, which is followed by a rollback.
 */
const REQUEST_LIMITS: Limits = { connect: 2_000, statement: 2_000, query: 2_200 };
/** For background jobs, which notice the same within 10 s, and some of whose statements touch many rows. */
export const JOB_LIMITS: Limits = { connect: 5_000, statement: 9_000, query: 10_000 };
/** For commands of the operator, which may read or write everything. */
export const COMMAND_LIMITS: Limits = { connect: 10_000, statement: 300_000, query: 310_000 };

interface DatabaseOptions {
  size?: number;
  limits?: Limits;
  /** False behind a pooler in transaction mode (session-settings.ts). Transactions then set their limits themselves. */
  keepsSettings?: boolean;
}

/**
 * Opens a pool that connects on first use. All waits have a limit, so that an unavailable database causes a 503 within
 * seconds instead of hanging requests.
 */
export function openDatabase(
  connectionString: string,
  { size = POOL_SIZE, limits = REQUEST_LIMITS, keepsSettings = true }: DatabaseOptions = {},
): Database {
  const settings = {
    statement_timeout: limits.statement,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  };
  const pool = new pg.Pool({
    connectionString,
    max: size,
    connectionTimeoutMillis: limits.connect,
    idleTimeoutMillis: 30_000,
    query_timeout: limits.query,
    ...(keepsSettings && settings),
    application_name: 'kaikei-link',
    keepAlive: true,
    // The system closes a connection to a machine that is gone about ten seconds after this.
    keepAliveInitialDelayMillis: 5_000,
  });
  if (!keepsSettings) setLocalSettings(pool, settings);
  // Without a listener, the loss of an idle connection would end the process. The pool replaces the connection.
  pool.on('error', (error: Error) =>
    log.warn({ code: errorCode(error) }, 'an idle database connection was lost'),
  );
  pool.on('release', (error) => {
    if (isStatementTimeout(error)) discardIdleConnections(pool);
  });
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

/**
 * Closes all connections of the pool that are not in use. When one of them leads to a machine that is gone, the others
 * do too, and each would cost a request its time limit.
 */
function discardIdleConnections(pool: pg.Pool): void {
  for (let rest = pool.idleCount; rest > 0; rest -= 1)
    pool.connect().then(
      (client) => client.release(true),
      () => undefined,
    );
}

const errorCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;

/** SQLSTATE classes and socket errors that mean that there is no connection. */
const CONNECTION_CODES =
  /^(08...|57P0[1-5]|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** The driver's messages for a lost connection; these errors have no code. */
const CONNECTION_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|client was closed/i;

/**
 * SQLSTATE classes that mean that the server is too slow (57014, 55P03), cannot read its files (58), or is being replaced
 * by another one (25006), as opposed to an invalid statement.
 */
const UNAVAILABLE_CODES = /^(57014|55P03|25006|58...)$/;

/** The driver's messages for a statement that was not answered in time. */
const UNAVAILABLE_MESSAGES = /timeout expired|Query read timeout/i;

/**
 * Returns the error of the connection because of which a statement was not run, also when Drizzle or an AggregateError of
 * several addresses wraps it; null for any other error.
 */
export function findConnectionError(error: unknown): Error | null {
  if (!(error instanceof Error)) return null;
  if (CONNECTION_CODES.test(errorCode(error) ?? '') || CONNECTION_MESSAGES.test(error.message)) return error;
  const inner = error instanceof AggregateError ? error.errors : [error.cause];
  return inner.map(findConnectionError).find((found) => found !== null) ?? null;
}

/**
 * Returns whether an error means that the database is temporarily unreachable, also when Drizzle or an AggregateError
 * of several addresses wraps it. The API answers such errors with 503.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (findConnectionError(error)) return true;
  if (UNAVAILABLE_CODES.test(errorCode(error) ?? '') || UNAVAILABLE_MESSAGES.test(error.message)) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  return isDatabaseUnavailable(error.cause);
}

/**
 * SQLSTATEs of statements that the database gives up although it answers: its disk is full (53100), its memory is used up
 * (53200), or another transaction was in the way (40001, which distributed databases answer often, and 40P01).
 */
const TRANSIENT_CODES = /^(53[12]00|40001|40P01)$/;

/** Returns whether a write failed only for now, while the database answers other statements. */
export function isTransientFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return TRANSIENT_CODES.test(errorCode(error) ?? '') || isTransientFailure(error.cause);
}
