import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { log } from '@/server/log';

export type NoRelations = Record<string, never>;

type DrizzleDatabase = PgDatabase<NodePgQueryResultHKT, NoRelations, ExtractTablesWithRelations<NoRelations>>;

/**
 * What a service takes: the pool or an open transaction alike, so that a caller decides how far one reaches. Drizzle's
 * `transaction()` is left out on purpose, because it loses connections of the pool: use `inTransaction` instead.
 */
export type Db = Omit<DrizzleDatabase, 'transaction'> & {
  /** The pool, or the single connection of a command; absent on an open transaction. */
  readonly $client?: pg.Pool | pg.Client;
};

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> };

const POOL_SIZE = 10;

/**
 * A pool on that database, connected on first use. Every wait is bounded, so that a database which is away costs a
 * 503 after some seconds and not a pile of hanging requests.
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
  // Without a listener a dropped idle connection ends the process; the pool replaces it by itself.
  pool.on('error', (error) => log.warn({ code: errorCode(error) }, 'an idle database connection was lost'));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

const errorCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;

/** SQLSTATE classes and socket errors that mean "no connection", as against a statement that is wrong. */
const UNAVAILABLE_CODES =
  /^(08...|57P0[1-5]|53300|58...|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** The driver's own words for the same, which carry no code. */
const UNAVAILABLE_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|Query read timeout/i;

/**
 * Whether an error says that the database cannot be reached just now (and may be again), whatever Drizzle or an
 * AggregateError of several addresses has wrapped around it. The API answers those with 503.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (UNAVAILABLE_CODES.test(errorCode(error) ?? '') || UNAVAILABLE_MESSAGES.test(error.message)) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  return isDatabaseUnavailable(error.cause);
}
