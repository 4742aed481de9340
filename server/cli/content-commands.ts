import { type Command, InvalidArgumentError } from 'commander';
import { DocumentError } from '@/lib/content/documents';
import { cancelReasonField } from '@/schemas/seminar-input';
import { dayInTokyo } from '@/schemas/tokyo-time';
import { closeColumn, findColumnTitles, publishColumn } from '@/server/columns/service';
import type { Db } from '@/server/db/client';
import { type Imported, type ImportKind, importRecords, readImports } from '@/server/imports/service';
import { cancelSeminar } from '@/server/seminar-applications/notifications';
import { closeSeminar, findSeminarRows, findSeminarTitles, publishSeminar } from '@/server/seminars/service';
import { closeVacancy, publishVacancy } from '@/server/vacancies/publishing';
import { findVacancyRows } from '@/server/vacancies/service';
import { defineAction } from './action';
import { CliError, type CommandContext, parseIdArgument, type RecordAction } from './command-context';
import { doneLine, tabSeparatedLine } from './output';

const IMPORT_DESCRIPTION = 'JSON、YAML、Markdown から取り込む（誤りが1つでもあれば何も変えない）';

/** The number of ids that an import prints. `--json` prints all of them. */
const PRINTED_IDS = 20;

const shortList = (ids: number[]): string =>
  `${ids.slice(0, PRINTED_IDS).join('、') || 'なし'}${ids.length > PRINTED_IDS ? `…${ids.at(-1)}` : ''}`;

/** Adds the commands for published content: vacancies, seminars, columns and tags. */
export function addContentCommands(program: Command, context: CommandContext, record: RecordAction): void {
  const { siteOrigin } = context;
  const kinds = [
    { kind: 'vacancies', label: '案件', find: findVacancyRows, publish: publishVacancy, close: closeVacancy },
    {
      kind: 'seminars',
      label: 'セミナー',
      find: findSeminarTitles,
      publish: publishSeminar,
      close: closeSeminar,
    },
    { kind: 'columns', label: 'コラム', find: findColumnTitles, publish: publishColumn, close: closeColumn },
    { kind: 'tags', label: 'コラムのタグ' },
  ] as const;
  for (const { kind, label, ...changes } of kinds) {
    const command = program.command(kind).description(label);
    const importing = command.command('import <files...>').description(IMPORT_DESCRIPTION);
    defineAction<[string[]]>(importing, context, { writes: true }, async ([files], _options, { write }) => {
      const json = await write(async (tx) => {
        const { ids, ...counts } = await importFiles({ db: tx, siteOrigin }, kind, files);
        await record(`${kind} import`, counts, tx);
        return { ...counts, ids };
      });
      return {
        json,
        lines: [`追加 ${json.added} 件、更新 ${json.replaced} 件（ID：${shortList(json.ids)}）`],
      };
    });
    if (kind === 'seminars') addCancelCommand(command, context, record);
    if (!('publish' in changes)) continue;
    for (const [name, description] of [['publish', '公開する'] as const, ['close', '終了する'] as const]) {
      const changing = command.command(`${name} <id>`).description(description);
      const settings = { writes: true, asks: true };
      defineAction<[string]>(changing, context, settings, async ([text], _options, { write, isDryRun }) => {
        const id = parseIdArgument(text);
        const row = await write(async (tx) => {
          const found = (await changes.find(tx, [id])).get(id);
          if (!found || !(await changes[name](tx, id))) throw new CliError(`${label} ${id} はありません。`);
          await record(`${kind} ${name}`, { id }, tx);
          return found;
        });
        return {
          json: { id },
          lines: [describeRecord(label, id, row), doneLine(description, isDryRun)],
        };
      });
    }
  }
}

/** Returns the line that says which record a command is about: its title, and the day of a seminar in Japan. */
const describeRecord = (label: string, id: number, { title, startsAt }: { title: string; startsAt?: Date }) =>
  tabSeparatedLine([`${label} ${id}`, title, ...(startsAt ? [`開催：${dayInTokyo(startsAt)}`] : [])]);

/**
 * Reads and imports files, see {@link importRecords}.
 * @throws CliError listing every problem
 */
async function importFiles(
  context: { db: Db; siteOrigin: string },
  kind: ImportKind,
  files: string[],
): Promise<Imported> {
  try {
    return await importRecords(context, kind, await readImports(kind, files));
  } catch (error) {
    throw error instanceof DocumentError ? new CliError(error.message) : error;
  }
}

/** Returns the reason without surrounding spaces. The applicants read it, so an empty one is rejected. */
function parseReasonArgument(text: string): string {
  const { success, data, error } = cancelReasonField.safeParse(text);
  if (!success) throw new InvalidArgumentError(error.issues.map(({ message }) => message).join(' '));
  return data;
}

/**
 * Adds the command that cancels a seminar. Unlike closing, it needs a reason and notifies the applicants by mail.
 * `call-off`, the command's former name, is a hidden alias until the next release.
 */
function addCancelCommand(seminars: Command, context: CommandContext, record: RecordAction): void {
  for (const [name, hidden] of [['cancel', false] as const, ['call-off', true] as const]) {
    const command = seminars
      .command(`${name} <id>`, { hidden })
      .description('中止する。申込者にはメールで知らせる')
      .requiredOption('--reason <text>', '中止の理由（メールに載せます）', parseReasonArgument);
    defineAction<[string], { reason: string }>(
      command,
      context,
      { writes: true, asks: true },
      async ([text], { reason }, { write, isDryRun }) => {
        const id = parseIdArgument(text);
        const before = await write(async (tx) => {
          const found = (await findSeminarRows(tx, [id])).get(id);
          await cancelSeminar(tx, id, reason, context.siteOrigin);
          await record('seminars cancel', { id }, tx);
          return found;
        });
        const done = isDryRun ? '中止する' : '中止しました。';
        return {
          json: { id },
          lines: [
            ...(before ? [describeRecord('セミナー', id, before)] : []),
            before?.cancelledAt ? 'すでに中止されているため、変更はありません。' : done,
          ],
        };
      },
    );
  }
}
