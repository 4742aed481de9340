import { Readable } from 'node:stream';
import type { Command } from 'commander';
import { stringify } from 'csv-stringify';
import type { Db } from '@/server/db/client';
import { countAllSeminarApplications } from '@/server/seminar-applications/list';
import { countAllVacancyApplications } from '@/server/vacancy-applications/list';
import { defineAction } from './action';
import {
  csvOptions,
  SEMINAR_APPLICATION_HEADER,
  seminarApplicationRows,
  toApplicationJson,
  VACANCY_APPLICATION_HEADER,
  vacancyApplicationRows,
} from './applications-csv';
import type { CommandContext, RecordAction } from './command-context';
import { assertNewFile, writeNewFile } from './new-file';
import { mapBatches, tabSeparatedLine } from './output';

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
  const readRows = (db: Db, seminars = false) =>
    seminars ? seminarApplicationRows(db) : vacancyApplicationRows(db);
  const countRows = (db: Db, seminars = false) =>
    seminars ? countAllSeminarApplications(db) : countAllVacancyApplications(db);
  const describeKind = (seminars = false) => ({ of: seminars ? 'seminars' : 'vacancies' });
  const seminarsOption = ['--seminars', '案件への応募ではなく、セミナーへの申込み'] as const;
  const list = applications
    .command('list')
    .description('すべての応募の一覧（ID、状態、日時、案件、会員）')
    .option(...seminarsOption);
  defineAction<[], Options>(list, context, { writes: false }, async (_args, { seminars }) => {
    const { db } = await context.connect();
    await record('applications list', describeKind(seminars));
    return {
      json: {
        ...describeKind(seminars),
        applications: mapBatches(readRows(db, seminars), toApplicationJson),
      },
      lines: mapBatches(readRows(db, seminars), (row) => tabSeparatedLine(row.slice(0, LISTED_COLUMNS))),
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
      const { db } = await context.connect();
      const header = seminars ? SEMINAR_APPLICATION_HEADER : VACANCY_APPLICATION_HEADER;
      let exported = 0;
      async function* csvRows() {
        yield header;
        for await (const batch of readRows(db, seminars)) {
          exported += batch.length;
          yield* batch;
        }
      }
      if (isDryRun) exported = await countRows(db, seminars);
      else {
        await writeNewFile(file, [Readable.from(csvRows()), stringify(csvOptions)]);
        await record('applications export', describeKind(seminars));
      }
      const json = { ...describeKind(seminars), file, applications: exported };
      return { json, lines: [`${file} に書き出しました。`] };
    },
  );
}
