import type { Db } from '@/server/db/client';
import type { SendMail } from '@/server/mail/transport';
import { CliError } from './cli-error';

/** An open database, and its address for connections of one's own. */
export interface OpenDatabase {
  db: Db;
  url: string;
}

/** All that a command needs from the process it runs in. */
export interface CommandContext {
  /**
   * Opens the database that the site uses, once; later calls return the same. With `create`, it is made where there
   * is none yet. Throws a CliError when there is no database.
   */
  connect(options?: { create?: boolean }): Promise<OpenDatabase>;
  siteOrigin: string;
  /** The system's user; --by names somebody else. */
  user: string;
  /** The mail server of the settings; absent without SMTP_URL. */
  send?: SendMail | undefined;
  /** Aborted when the process is asked to end. */
  signal?: AbortSignal | undefined;
  print(line: string): void;
}

export type Details = Record<string, string | number>;

/**
 * Writes an action of the person at the command line down: what changes something in the transaction that changes it,
 * what discloses something before it is printed.
 */
export type Note = (action: string, details: Details, tx?: Db) => Promise<void>;

/** An id as it was typed. */
export function asId(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new CliError('IDは1以上の整数で指定してください。');
  return Number(text);
}
