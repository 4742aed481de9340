import { Readable } from 'node:stream';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { stringify } from 'csv-stringify';
import { endOf, isPlainDate, startOf } from '@/lib/dates';
import type { ApplicationFilter } from '@/server/applications/lists';
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
import { fieldLines, mapBatches, table } from './output';

/** The number of columns that lists print. The remaining columns (addresses and texts) are only exported to files. */
const LISTED_COLUMNS = 7;

interface Options {
  seminars?: true;
}

const APPLICATION_STATES = ['applied', 'offerClosed', 'offerCancelled', 'cancelled'] as const;

interface ListOptions extends Options {
  of?: number;
  day?: { from: Date; to: Date };
  state?: (typeof APPLICATION_STATES)[number];
}

/** Returns the first moment of a day in Japan, and that of the next day. */
function parseDayArgument(text: string): { from: Date; to: Date } {
  const [from, to] = [new Date(startOf(text)), new Date(endOf(text))];
  if (!isPlainDate(text) || Number.isNaN(from.getTime()))
    throw new InvalidArgumentError('日付は YYYY-MM-DD で指定してください。');
  return { from, to };
}

/** Adds the commands for applications to vacancies and seminars. */
export function addApplicationCommands(
  program: Command,
  context: CommandContext,
  record: RecordAction,
): void {
  const applications = program.command('applications').description('案件への応募、セミナーへの申込み');
  const readRows = (db: Db, seminars = false, filter?: ApplicationFilter) =>
    seminars ? seminarApplicationRows(db, filter) : vacancyApplicationRows(db, filter);
  const headerOf = (seminars = false) => (seminars ? SEMINAR_APPLICATION_HEADER : VACANCY_APPLICATION_HEADER);
  const describeKind = (seminars = false) => ({ of: seminars ? 'seminars' : 'vacancies' });
  const seminarsOption = ['--seminars', '案件への応募ではなく、セミナーへの申込み'] as const;
  const list = applications
    .command('list')
    .description('応募の一覧')
    .option(...seminarsOption)
    .option('--of <id>', 'その案件（--seminars ではそのセミナー）だけ', parseIdArgument)
    .option('--day <date>', 'その日のものだけ（YYYY-MM-DD、日本の日付）', parseDayArgument)
    .addOption(new Option('--state <state>', '状態で絞り込む').choices(APPLICATION_STATES));
  defineAction<[], ListOptions>(
    list,
    context,
    { writes: false },
    async (_args, { seminars, of, day, state }) => {
      const { db } = await context.connect();
      await record('applications list', describeKind(seminars));
      async function* rows() {
        for await (const batch of readRows(db, seminars, { of, ...day }))
          yield batch.filter(({ json }) => state === undefined || json.state === state);
      }
      return {
        json: { ...describeKind(seminars), applications: mapBatches(rows(), ({ json }) => json) },
        lines: table(
          seminars ? 'セミナーへの申込み' : '案件への応募',
          headerOf(seminars).slice(0, LISTED_COLUMNS),
          mapBatches(rows(), ({ cells }) => cells.slice(0, LISTED_COLUMNS)),
        ),
      };
    },
  );
  const show = applications
    .command('show <id>')
    .description('応募の内容（連絡先、応募の理由、希望・質問）')
    .option(...seminarsOption);
  defineAction<[string], Options>(show, context, { writes: false }, async ([text], { seminars }) => {
    const { db } = await context.connect();
    const id = parseIdArgument(text);
    const found = await findApplication(readRows(db, seminars, { id }));
    if (!found) throw new CliError(`${seminars ? '申込み' : '応募'} ${id} はありません。`);
    await record('applications show', { ...describeKind(seminars), id });
    const fields = headerOf(seminars).map((name, at) => [name, found.cells[at] ?? ''] as const);
    return {
      json: {
        ...describeKind(seminars),
        application: { ...found.json, details: Object.fromEntries(fields) },
      },
      lines: fieldLines(fields),
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

/** Returns the only row, or undefined. */
async function findApplication(
  batches: AsyncIterable<ApplicationRow[]>,
): Promise<ApplicationRow | undefined> {
  for await (const [found] of batches) return found;
  return undefined;
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
