import type { Command } from 'commander';
import { sql } from 'drizzle-orm';
import { escapeInvalidText } from '@/lib/invalid-text';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import type { CommandContext } from './command-context';
import { CliError } from './command-context';
import { joinPieces, jsonPieces, type MaybeAsyncIterable } from './output';

/** What a command has done or found. */
export interface CommandResult {
  /**
   * For programs; its shape is documented in docs/operator-cli.md. A field with an AsyncIterable is printed as a
   * list.
   */
  json: Record<string, unknown>;
  /** For people, in Japanese. */
  lines: MaybeAsyncIterable<string>;
  /** The number of mails that the command sends itself. Those that it enqueues in its transaction are counted already. */
  mails?: number;
  /** Whether there was nothing to do, so that nobody has to be asked. */
  isUnchanged?: boolean;
  /** A part that did not succeed. It is thrown after the rest has been printed. */
  failure?: CliError | undefined;
}

/** How a command was called, and what it needs to respect that. */
export interface CommandRun {
  /** Whether nothing may be changed. Only a command that writes files or mails must ask; see `write`. */
  isDryRun: boolean;
  /** Runs the work in a transaction, which is rolled back in a dry run. */
  write<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  /**
   * Prints a line for people on the error stream while a long command runs. The same line is not printed again when the
   * work is repeated after the question.
   */
  progress(line: string): void;
}

/** Returns how many mails the transaction has enqueued so far: they have the time at which it began. */
async function countMails(tx: Db): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from mails where created_at = now()`,
  );
  return rows[0]?.count ?? 0;
}

const DRY_RUN_NOTE = '（--dry-run：何も変更していません）';

const NOT_ASKED =
  '確認できないため、何も変更していません。--dry-run で内容を確かめ、--yes を付けて実行してください。';

/** Ends the transaction of a dry run. */
class DryRunEnd extends Error {}

/** Returns the words by which a command is called, such as `members list`. */
export const commandName = (command: Command): string =>
  command.parent?.parent ? `${commandName(command.parent)} ${command.name()}` : command.name();

async function inDryRun<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  let result: { value: T } | undefined;
  const attempt = inTransaction(db, async (tx) => {
    result = { value: await work(tx) };
    throw new DryRunEnd();
  });
  await attempt.catch((error: unknown) => {
    if (!(error instanceof DryRunEnd)) throw error;
  });
  if (!result) throw new Error('a dry run without a result');
  return result.value;
}

/**
 * Sets what a command does, with `--json`, and with `--dry-run` when it writes. Every command is made with it.
 * @param asks whether it concerns people or what they see: it then shows what it would do and how many mails that sends, and
 * asks. Where it cannot ask, and with `--json`, it changes nothing without `--yes`.
 * @param run gets the arguments of the command, its options and how it was called
 */
export function defineAction<Args extends unknown[], Options = object>(
  command: Command,
  { connect, write, writeError, confirm }: CommandContext,
  { writes, asks = false }: { writes: boolean; asks?: boolean },
  run: (args: Args, options: Options, call: CommandRun) => Promise<CommandResult>,
): void {
  command.option('--json', '結果を JSON（1行）で出力する');
  if (writes) command.option('--dry-run', '何も変更せず、行うことだけを表示する');
  if (asks) command.option('--yes', '確認せずに実行する');
  command.action(async (...given: unknown[]) => {
    // Commander adds the options and the command to the arguments. A parent may have taken an option of both.
    const args = given.slice(0, -2) as Args;
    const options = command.optsWithGlobals<Options & { json?: true; dryRun?: true; yes?: true }>();
    const note = options.dryRun ? DRY_RUN_NOTE : undefined;
    const reported = new Set<string>();
    const progress = (line: string) => {
      if (options.json || reported.has(line)) return;
      reported.add(line);
      void writeError(escapeInvalidText(`${line}\n`));
    };
    // The preview of a call that has nothing to do is its answer.
    const describeCall = ({ isUnchanged }: CommandResult, isDryRun: boolean) => ({
      command: commandName(command),
      dryRun: isUnchanged ? options.dryRun === true : isDryRun,
    });
    const execute = async (isDryRun: boolean, show: (text: string) => unknown) => {
      // A text in the database could otherwise move the cursor of the terminal, and overwrite what it shows.
      const print = (text: string) => show(escapeInvalidText(text));
      let mails = 0;
      const countedBy =
        <T>(work: (tx: Db) => Promise<T>) =>
        async (tx: Db) => {
          const value = await work(tx);
          if (asks) mails += await countMails(tx);
          return value;
        };
      const result = await run(args, options, {
        isDryRun,
        write: async (work) => (isDryRun ? inDryRun : inTransaction)((await connect()).db, countedBy(work)),
        progress,
      });
      const mailCount = asks && !result.isUnchanged ? (result.mails ?? mails) : undefined;
      const pieces = options.json
        ? jsonLine(describeCall(result, isDryRun), result.json)
        : textLines(result.lines, mailCount, note);
      for await (const text of joinPieces(pieces)) await print(text);
      if (result.failure) throw result.failure;
      return result;
    };
    if (asks && !options.dryRun && !options.yes) {
      let preview = '';
      const { isUnchanged } = await execute(true, (text) => {
        preview += text;
      });
      if (isUnchanged) {
        await write(preview);
        return;
      }
      if (!confirm || options.json) {
        await writeError(preview);
        throw new CliError(NOT_ASKED);
      }
      if (!(await confirm(`${preview}実行しますか？`)))
        throw new CliError('中止しました。何も変更していません。');
    }
    await execute(options.dryRun === true, write);
  });
}

/** Returns the only line of a command for programs, in pieces. */
async function* jsonLine(call: object, result: CommandResult['json']): AsyncGenerator<string> {
  yield `${JSON.stringify(call).slice(0, -1)},"result":`;
  yield* jsonPieces(result);
  yield '}\n';
}

async function* textLines(
  lines: MaybeAsyncIterable<string>,
  mails: number | undefined,
  note: string | undefined,
): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
  if (mails !== undefined) yield `メール：${mails} 通\n`;
  if (note) yield `${note}\n`;
}
