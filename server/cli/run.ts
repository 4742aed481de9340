import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { CommanderError } from 'commander';
import { env } from '@/config/env';
import { createSiteConfig, setSiteConfig } from '@/config/site';
import { escapeInvalidText } from '@/lib/invalid-text';
import { untilAborted } from '@/lib/promises';
import { COMMAND_LIMITS, type Db, openDatabase } from '@/server/db/client';
import { migrate } from '@/server/db/migrate';
import { keepsSessionSettings } from '@/server/db/session-settings';
import { invoiceRegistryFromEnv } from '@/server/integrations/invoice-registry';
import { createMailSender } from '@/server/mail/transport';
import type { CommandContext } from './command-context';
import { formatError } from './format-error';
import { createProgram } from './program';
import { resolveDatabase } from './resolve-database';
import { isYes } from './words';

/** Milliseconds that an interrupted command has to clean up. */
const CLEANUP_TIMEOUT_MS = 3_000;
/**
 * Milliseconds to wait for the pool to close. Connections with a running query are then left open until the server or
 * the process ends.
 */
const POOL_DRAIN_TIMEOUT_MS = 1_000;

/** Returns a handle that opens the configured database when the first command needs it. */
function lazyDatabase(writeStderr: (line: string) => Promise<void>) {
  let opening: Promise<{ db: Db; close(): Promise<void> }> | undefined;
  const open = async () => {
    const { url, label, stop } = await resolveDatabase(env());
    try {
      await writeStderr(`データベース：${label}`);
      await migrate(url);
      const named = new URL(url);
      named.searchParams.set('application_name', 'kaikei-link operator');
      const database = openDatabase(named.href, {
        size: 2,
        limits: COMMAND_LIMITS,
        keepsSettings: await keepsSessionSettings(url),
      });
      const close = async () => {
        await Promise.race([database.close(), pause(POOL_DRAIN_TIMEOUT_MS, undefined, { ref: false })]);
        await stop();
      };
      return { db: database.db, close };
    } catch (error) {
      await stop();
      throw error;
    }
  };
  return {
    connect: () => {
      opening ??= open();
      return opening;
    },
    /** Stops everything that was started, also while it is still starting. */
    close: async () => {
      const opened = await opening?.catch(() => undefined);
      await opened?.close();
    },
  };
}

/** Asks on the error stream, because the output may go to a file. */
async function ask(question: string, signal: AbortSignal): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return isYes(await terminal.question(`${question} [y/N] `, { signal }));
  } finally {
    terminal.close();
  }
}

/**
 * Runs one operator command with the environment of this process.
 * @param words the command-line arguments without the program name
 * @param signal aborted when the process receives a signal to end; the command is then cancelled and everything it
 * started is stopped
 * @returns the exit code; errors have already been printed to stderr
 */
export async function runCommand(words: string[], signal: AbortSignal): Promise<number> {
  const writeError = (text: string) =>
    new Promise<void>((resolve) => process.stderr.write(text, () => resolve()));
  const writeStderr = (line: string) => writeError(`${escapeInvalidText(line)}\n`);
  // A reader such as `head` may close a stream early. The command still completes and is logged.
  let isRead = true;
  process.stdout.on('error', () => {
    isRead = false;
  });
  process.stderr.on('error', () => undefined);
  const { connect, close } = lazyDatabase(writeStderr);
  try {
    signal.throwIfAborted();
    setSiteConfig(createSiteConfig(env()));
    const context: CommandContext = {
      connect,
      signal,
      siteOrigin: env().SITE_ORIGIN,
      user: userInfo().username,
      send: createMailSender(env()),
      lookUpIssuer: invoiceRegistryFromEnv(env()),
      confirm: process.stdin.isTTY && process.stderr.isTTY ? (question) => ask(question, signal) : undefined,
      write: (text) => isRead && new Promise((resolve) => process.stdout.write(text, resolve)),
      writeError,
    };
    const command = createProgram(context).parseAsync(words, { from: 'user' });
    await untilAborted(command, signal).catch(async (error) => {
      if (signal.aborted) await Promise.race([command, pause(CLEANUP_TIMEOUT_MS)]).catch(() => undefined);
      throw error;
    });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    // The end of the process would cut what a pipe has not taken yet.
    if (!signal.aborted) await writeStderr(formatError(error));
    return 1;
  } finally {
    await close();
  }
}
