import type { Db } from '@/server/db/client';
import type { LookUpIssuer } from '@/server/integrations/types';
import type { SendMail } from '@/server/mail/transport';

/** An error that the operator can fix. It is printed as one line without a stack trace. */
export class CliError extends Error {
  override name = 'CliError';
}

/** Everything that a command needs from the process in which it runs. */
export interface CommandContext {
  /** Opens the site's database on the first call; later calls return the same one. Throws a CliError when there is none. */
  connect(): Promise<{ db: Db }>;
  siteOrigin: string;
  /** The operating system's user name; the option --by overrides it. */
  user: string;
  /** Sends through the configured mail server; undefined without SMTP_URL. */
  send?: SendMail | undefined;
  /** Looks up an invoice number where the site does. */
  lookUpIssuer: LookUpIssuer;
  /** Asks the person at the terminal what ends with a question for yes or no; undefined without a terminal. */
  confirm?: ((question: string) => Promise<boolean>) | undefined;
  /** Aborted when the process receives a signal to end. */
  signal?: AbortSignal | undefined;
  /** Prints text on the standard output. Long output waits for the promise, so that it does not collect in memory. */
  write(text: string): unknown;
  /** Prints text on the error stream: what a person waits for, and what is no result. */
  writeError(text: string): unknown;
}

export type Details = Record<string, string | number>;

/**
 * Logs an action of the operator. Changes are logged in the transaction that makes them; disclosures are logged before
 * the data is printed.
 */
export type RecordAction = (action: string, details: Details, tx?: Db) => Promise<void>;

/** Returns the id that was typed as a number. Throws a CliError when it is not a positive integer. */
export function parseIdArgument(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new CliError('IDは1以上の整数で指定してください。');
  return Number(text);
}
