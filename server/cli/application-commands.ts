import { Readable } from 'node:stream';
import type { Command } from 'commander';
import { stringify } from 'csv-stringify';
import type { Db } from '@/server/db/client';
import { countSeminarApplications } from '@/server/seminar-applications/list';
import { findVacancyTitles } from '@/server/vacancies/service';
import { countVacancyApplications } from '@/server/vacancy-applications/list';
import { defineAction } from './action';
import {
  type ApplicationRow,
  COMPANY_HEADER,
  companyRows,
  csvOptions,
  SEMINAR_APPLICATION_HEADER,
  seminarApplicationRows,
  VACANCY_APPLICATION_HEADER,
  vacancyApplicationRows,
} from './applications-csv';
import { CliError, type CommandContext, parseIdArgument, type RecordAction } from './command-context';
import { assertNewFile, writeNewFile } from './new-file';
import { mapBatches, table } from './output';

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
  const headerOf = (seminars = false) => (seminars ? SEMINAR_APPLICATION_HEADER : VACANCY_APPLICATION_HEADER);
  const describeKind = (seminars = false) => ({ of: seminars ? 'seminars' : 'vacancies' });
  const seminarsOption = ['--seminars', '案件への応募ではなく、セミナーへの申込み'] as const;
  const list = applications
    .command('list')
    .description('すべての応募の一覧')
    .option(...seminarsOption);
  defineAction<[], Options>(list, context, { writes: false }, async (_args, { seminars }) => {
    const { db } = await context.connect();
    await record('applications list', describeKind(seminars));
    return {
      json: {
        ...describeKind(seminars),
        applications: mapBatches(readRows(db, seminars), ({ json }) => json),
      },
      lines: table(
        seminars ? 'セミナーへの申込み' : '案件への応募',
        headerOf(seminars).slice(0, LISTED_COLUMNS),
        mapBatches(readRows(db, seminars), ({ cells }) => cells.slice(0, LISTED_COLUMNS)),
      ),
    };
  });
  const exporting = applications
    .command('export <file>')
    .description('応募をCSV（UTF-8、Excel対応）に書き出す')
    .option(...seminarsOption)
    .option(
      '--for-company <vacancy>',
      'その案件に応募中の人だけを、依頼企業に渡す項目（連絡先、保有資格、応募内容、職務経歴）で書き出す',
      parseIdArgument,
    );
  defineAction<[string], Options & { forCompany?: number }>(
    exporting,
    context,
    { writes: true },
    async ([file], { seminars, forCompany: vacancy }, { isDryRun }) => {
      if (seminars && vacancy !== undefined)
        throw new CliError('--seminars と --for-company は、同時に指定できません。');
      await assertNewFile(file);
      const { db } = await context.connect();
      const source = vacancy === undefined ? undefined : await describeVacancy(db, vacancy);
      const header = vacancy === undefined ? headerOf(seminars) : COMPANY_HEADER;
      const rows = vacancy === undefined ? readRows(db, seminars) : companyRows(db, vacancy);
      let exported = 0;
      async function* csvRows() {
        yield header;
        for await (const batch of rows as AsyncGenerator<ApplicationRow[]>) {
          exported += batch.length;
          yield* batch.map(({ cells }) => cells);
        }
      }
      if (isDryRun) exported = await countRows(db, { seminars, vacancy });
      else {
        await writeNewFile(file, [Readable.from(csvRows()), stringify(csvOptions)], context.signal);
        await record('applications export', { ...describeKind(seminars), ...(vacancy && { vacancy }) });
      }
      const json = { ...describeKind(seminars), file, applications: exported };
      const done = `${exported} 件を ${file} に${isDryRun ? '書き出す' : '書き出しました。'}`;
      return { json, lines: source ? [source, done] : [done] };
    },
  );
}

async function describeVacancy(db: Db, id: number): Promise<string> {
  const vacancy = (await findVacancyTitles(db, [id])).get(id);
  if (!vacancy) throw new CliError(`案件 ${id} はありません。`);
  return `案件 ${id}\t${vacancy.title}`;
}

/** Returns how many rows an export will have. */
async function countRows(
  db: Db,
  { seminars, vacancy }: { seminars: true | undefined; vacancy: number | undefined },
): Promise<number> {
  const counts = seminars
    ? await countSeminarApplications(db)
    : await countVacancyApplications(db, vacancy === undefined ? undefined : [vacancy]);
  return counts
    .filter(({ status }) => vacancy === undefined || status === 'applied')
    .reduce((sum, { number }) => sum + number, 0);
}
