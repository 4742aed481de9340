import { Readable } from 'node:stream';
import type { Command } from 'commander';
import { defineAction } from './action';
import {
  seminarApplicationRows,
  toCsv,
  toListedApplication,
  vacancyApplicationRows,
} from './applications-csv';
import type { CommandContext, RecordAction } from './command-context';
import { assertNewFile, writeNewFile } from './new-file';

/** The number of columns that lists print. The remaining columns (addresses and texts) are only exported to files. */
const LISTED_COLUMNS = 7;

interface Options {
  seminars?: true;
}

/** Adds the commands for applications to vacancies and seminars. */
export function addApplicationCommands(
  program: Command,
  context: CommandContext,
  record: RecordAction,
): void {
  const applications = program.command('applications').description('案件への応募、セミナーへの申込み');
  const loadRows = async (seminars = false) => {
    const { db } = await context.connect();
    return seminars ? seminarApplicationRows(db) : vacancyApplicationRows(db);
  };
  const describeKind = (seminars = false) => ({ of: seminars ? 'seminars' : 'vacancies' });
  const seminarsOption = ['--seminars', '案件への応募ではなく、セミナーへの申込み'] as const;
  const list = applications
    .command('list')
    .description('すべての応募の一覧（ID、状態、日時、案件、会員）')
    .option(...seminarsOption);
  defineAction<[], Options>(list, context, { writes: false }, async (_args, { seminars }) => {
    const [, ...rows] = await loadRows(seminars);
    await record('applications list', describeKind(seminars));
    return {
      json: { ...describeKind(seminars), applications: rows.map(toListedApplication) },
      lines: rows.map((row) => row.slice(0, LISTED_COLUMNS).join('\t')),
    };
  });
  const exporting = applications
    .command('export <file>')
    .description('すべての応募をCSV（UTF-8、Excel対応）に書き出す')
    .option(...seminarsOption);
  defineAction<[string], Options>(
    exporting,
    context,
    { writes: true },
    async ([file], { seminars }, { isDryRun }) => {
      await assertNewFile(file);
      const rows = await loadRows(seminars);
      if (!isDryRun) {
        await writeNewFile(file, [Readable.from([toCsv(rows)])]);
        await record('applications export', describeKind(seminars));
      }
      const json = { ...describeKind(seminars), file, applications: rows.length - 1 };
      return { json, lines: [`${file} に書き出しました。`] };
    },
  );
}
