import { userInfo } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { CommanderError } from 'commander';
import { env } from '@/config/env';
import { startupMessage } from '@/config/startup-error';
import { isDatabaseUnavailable, openDatabase } from '@/server/db/client';
import { migrate } from '@/server/db/migrate';
import { ApiError } from '@/server/http/errors';
import { createMailSender } from '@/server/mail/transport';
import { CliError } from './cli-error';
import type { CommandContext, OpenDatabase } from './command-context';
import { createProgram } from './program';
import { resolveDatabase } from './resolve-database';

/** A command that is interrupted gets this long to remove what it has begun. */
const TIDIES_WITHIN = 3_000;
/** Connections with a query that does not end are left to their end: the server's or the process's. */
const POOL_DRAINS_WITHIN = 1_000;

const FILE_ERRORS: Record<string, string> = {
  ENOENT: 'ファイルまたはフォルダーがありません',
  ENOTDIR: 'フォルダーではありません',
  EISDIR: 'フォルダーです',
  EACCES: '読み書きする権限がありません',
  EPERM: '読み書きする権限がありません',
  EROFS: '書き込めないディスクです',
  ENOSPC: 'ディスクの空きがありません',
};

/** What the person can mend is one line; any other error is a defect and wants its stack. */
function wordsFor(error: unknown): string {
  if (error instanceof CliError) return error.message;
  if (error instanceof ApiError) return error.error;
  const { code = '', path, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  const words = syscall ? FILE_ERRORS[code] : undefined;
  if (words) return path ? `${words}：${path}` : `${words}。`;
  if (isDatabaseUnavailable(error)) return 'データベースとの接続が切れました。';
  return startupMessage(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}

/** The database of the settings, opened by the first command that wants it. */
function lazyDatabase(tell: (line: string) => void) {
  let opening: Promise<OpenDatabase & { close(): Promise<void> }> | undefined;
  const open = async (create: boolean) => {
    const { url, label, stop } = await resolveDatabase(env(), { create });
    try {
      tell(`データベース：${label}`);
      if (!create) await migrate(url);
      // Not named as the site's connections are: a restore refuses while those are there.
      const named = new URL(url);
      named.searchParams.set('application_name', 'kaikei-link provider');
      const database = openDatabase(named.href, 2);
      const close = async () => {
        await Promise.race([database.close(), pause(POOL_DRAINS_WITHIN, undefined, { ref: false })]);
        await stop();
      };
      return { db: database.db, url, close };
    } catch (error) {
      await stop();
      throw error;
    }
  };
  return {
    connect: ({ create = false } = {}) => {
      opening ??= open(create);
      return opening;
    },
    /** Stops what was started, also when it is just starting. */
    close: async () => {
      const opened = await opening?.catch(() => undefined);
      await opened?.close();
    },
  };
}

/**
 * Runs one command of the operator CLI with the settings of this process.
 * @param words the command line without the program
 * @param signal aborted when the process is asked to end: the command is given up, and what it started is stopped
 * @returns the exit code; an error has been told on the error stream by then
 */
export async function runCommand(words: string[], signal: AbortSignal): Promise<number> {
  const tell = (line: string) => void process.stderr.write(`${line}\n`);
  // Whoever reads may stop early, as `head` does: the command still goes through to its end and is written down.
  let isRead = true;
  process.stdout.on('error', () => {
    isRead = false;
  });
  const { connect, close } = lazyDatabase(tell);
  try {
    signal.throwIfAborted();
    const context: CommandContext = {
      ...{ connect, signal, siteOrigin: env().SITE_ORIGIN, user: userInfo().username },
      send: createMailSender(env()),
      print: (line) => void (isRead && process.stdout.write(`${line}\n`)),
    };
    const command = createProgram(context).parseAsync(words, { from: 'user' });
    await Promise.race([command, interruption(signal)]).catch(async (error) => {
      if (signal.aborted) await Promise.race([command, pause(TIDIES_WITHIN)]).catch(() => undefined);
      throw error;
    });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    if (!signal.aborted) tell(wordsFor(error));
    return 1;
  } finally {
    await close();
  }
}

function interruption(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
