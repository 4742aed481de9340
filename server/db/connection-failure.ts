import { StartupError } from '@/config/startup-error';

const SELF_SIGNED = /SELF_SIGNED_CERT|UNABLE_TO_(?:VERIFY|GET_ISSUER)/;

/** What to do by the SQLSTATE with which PostgreSQL refuses a connection for good. */
const REFUSALS: Record<string, string> = {
  '28P01': 'Correct the password in DATABASE_URL; special characters in it are written as %XX.',
  '28000': 'Correct the user in DATABASE_URL, or let it connect in pg_hba.conf.',
  '3D000': 'Create the database, or correct its name in DATABASE_URL.',
  '42501': 'Run "grant connect on database NAME to USER" as its owner (docs/operations.md).',
};

/** The same for what ends by itself, so that the start waits for a while. */
const TRANSIENT: Record<string, string> = {
  '53300': 'has no free connection. Raise max_connections there, or use PgBouncer (docs/operations.md).',
  '57P03':
    'is starting or stopping. Start again when it accepts connections; its log says what it waits for.',
  '25006':
    'accepts no writes: it is a standby, or default_transaction_read_only is on. Name the primary in DATABASE_URL, or switch that off.',
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/**
 * Converts an error of the first connection into one line with its remedy, when waiting does not help: PostgreSQL rejects
 * the user or the database name, or the certificate is not trusted. Returns undefined for any other error.
 */
export function explainConnectionFailure(error: unknown): StartupError | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = codeOf(error);
  const { message, syscall, path } = error as NodeJS.ErrnoException;
  const remedy = REFUSALS[code];
  if (remedy)
    return new StartupError(`Cannot start: the database of DATABASE_URL refuses us (${message}). ${remedy}`);
  if (SELF_SIGNED.test(code))
    return new StartupError(
      `Cannot start: the certificate of the database of DATABASE_URL is not known (${message}). Add sslrootcert=/path/to/ca.pem to DATABASE_URL, or sslmode=no-verify where nobody can listen.`,
    );
  if (/^(CERT_|ERR_TLS_CERT)/.test(code))
    return new StartupError(
      `Cannot start: the certificate of the database of DATABASE_URL is not valid (${message}). Renew it, or use the host name for which it was issued.`,
    );
  if (/does not support SSL/.test(message))
    return new StartupError(
      'Cannot start: the database of DATABASE_URL offers no encryption. Switch it on there, or remove sslmode from DATABASE_URL.',
    );
  // A file that DATABASE_URL names, such as sslrootcert.
  if (code === 'ENOENT' && syscall === 'open')
    return new StartupError(`Cannot start: DATABASE_URL names a file that does not exist: ${path}.`);
  return undefined;
}

/** Returns the error of the driver, which Drizzle wraps, or the first of those of several addresses. */
function innermostOf(error: unknown): unknown {
  if (error instanceof AggregateError) return innermostOf(error.errors[0]);
  return error instanceof Error && error.cause ? innermostOf(error.cause) : error;
}

/** Returns the error for a database that has no free connection, is starting or read-only; also when Drizzle wraps it. */
export function transientFailure(error: unknown): StartupError | undefined {
  const transient = TRANSIENT[codeOf(innermostOf(error))];
  return transient ? new StartupError(`Cannot start: the database of DATABASE_URL ${transient}`) : undefined;
}

const DISK_FULL = '53100';

/** Returns the error for a database that could not write because its disk is full, also when Drizzle wraps it. */
export function fullDiskFailure(error: unknown): StartupError | undefined {
  const first = innermostOf(error);
  if (!(first instanceof Error) || codeOf(first) !== DISK_FULL) return undefined;
  return new StartupError(
    `Cannot start: the disk of the database is full (${first.message}). Free some space there, then start again.`,
  );
}

/**
 * Returns the error for a database that could not be reached for a while.
 * @param folder with the data of the embedded one; absent for that of DATABASE_URL
 */
export function unreachableError(error: unknown, folder?: string): StartupError {
  const first = innermostOf(error);
  const reason = codeOf(first) || (first instanceof Error ? first.message : '');
  if (folder)
    return new StartupError(
      `Cannot start: the bundled PostgreSQL does not answer (${reason}). Its log is ${folder}/server.log.`,
    );
  const transient = transientFailure(error);
  if (transient) return transient;
  return new StartupError(
    `Cannot start: the database of DATABASE_URL cannot be reached (${reason}). Check its address, and that PostgreSQL runs there.`,
  );
}
