import { type Command, InvalidArgumentError } from 'commander';
import { DocumentError } from '@/lib/content/documents';
import { cancelReasonField } from '@/schemas/seminar-input';
import type { Db } from '@/server/db/client';
import { CSV_KINDS, csvTemplate } from '@/server/imports/csv-columns';
import {
  type Imported,
  type ImportKind,
  importRecords,
  READABLE_FILES,
  readImports,
} from '@/server/imports/service';
import { changeText } from '@/server/mail/change-facts';
import { cancelSeminar } from '@/server/seminar-applications/notifications';
import { defineAction } from './action';
import { CliError, type CommandContext, parseIdArgument, type RecordAction } from './command-context';
import { CONTENT_KINDS, type ContentKind, type ContentRecord, hasEnded } from './content-records';
import { addVacancyExportCommand } from './export-command';
import {
  type Cell,
  fieldLines,
  mapBatches,
  minuteInTokyo,
  table,
  tabSeparatedLine,
  UNCHANGED,
} from './output';

/** Adds the commands for published content: vacancies, seminars, columns and tags. */
export function addContentCommands(program: Command, context: CommandContext, record: RecordAction): void {
  for (const content of CONTENT_KINDS) {
    const command = program.command(content.kind).description(content.label);
    addReadCommands(command, content, context, record);
    addImportCommand(command, content.kind, content.label, context, record);
    if (content.kind === 'vacancies') addVacancyExportCommand(command, context, record);
    if (content.kind === 'seminars') addCancelCommand(command, content, context, record);
    addPublicationCommands(command, content, context, record);
  }
  const tags = program.command('tags').description('コラムのタグ');
  addImportCommand(tags, 'tags', 'コラムのタグ', context, record);
}

/** Returns one record, hidden or not. Throws when there is none. */
async function findRecord({ read, label }: ContentKind, db: Db, id: number): Promise<ContentRecord> {
  for await (const [found] of read(db, id)) if (found) return found;
  throw new CliError(`${label} ${id} はありません。`);
}

/** Returns the line that says which record a command is about. */
const describeRecord = ({ label }: ContentKind, record: ContentRecord): string =>
  tabSeparatedLine([
    `${label} ${record.id}`,
    record.title,
    ...(record.day ? [`${record.day[0]}：${record.day[1]}`] : []),
    ...(record.applicants === null ? [] : [`${record.applicants.label}：${record.applicants.count} 件`]),
  ]);

function addReadCommands(
  command: Command,
  content: ContentKind,
  context: CommandContext,
  record: RecordAction,
): void {
  const { kind, label, read, page } = content;
  const { connect, siteOrigin } = context;
  const toJson = ({ id, title, state, publishedAt, closedAt, applicants }: ContentRecord) => ({
    id,
    title,
    state,
    publishedAt,
    closedAt,
    applicants: applicants?.count ?? null,
    url: siteOrigin + page(id),
  });
  const headings = {
    vacancies: ['ID', '状態', '公開', '締切', '応募', '案件', 'ページ'],
    seminars: ['ID', '状態', '公開', '開催', '申込み', 'セミナー', 'ページ'],
    columns: ['ID', '状態', '公開', 'コラム', 'ページ'],
  }[kind];
  const toCells = (row: ContentRecord): Cell[] => [
    row.id,
    row.stateText,
    minuteInTokyo(row.publishedAt),
    ...(row.day ? [row.day[1]] : []),
    ...(row.applicants === null ? [] : [row.applicants.count]),
    row.title,
    siteOrigin + page(row.id),
  ];
  const list = command.command('list').description(`${label}の一覧（公開前のものも含む）`);
  defineAction(list, context, { writes: false }, async () => {
    const { db } = await connect();
    return {
      json: { records: mapBatches(read(db), toJson) },
      lines: table(label, headings, mapBatches(read(db), toCells)),
    };
  });
  const show = command.command('show <id>').description(`${label}の内容と状態のすべて`);
  defineAction<[string]>(show, context, { writes: false }, async ([text]) => {
    const { db } = await connect();
    const found = await findRecord(content, db, parseIdArgument(text));
    await record(`${kind} show`, { id: found.id });
    const details = [...(await content.readFields(db, found.id)), ...found.details];
    return {
      json: { record: { ...toJson(found), details: Object.fromEntries(details) } },
      lines: fieldLines([
        ['ID', found.id],
        [label, found.title],
        ['状態', found.stateText],
        ['公開', minuteInTokyo(found.publishedAt)],
        ...(found.day ? [found.day] : []),
        ...details,
        ['ページ', siteOrigin + page(found.id)],
      ]),
    };
  });
}

const CHANGES = { added: '追加', replaced: '更新', unchanged: '変更なし' };

function addImportCommand(
  command: Command,
  kind: ImportKind,
  label: string,
  context: CommandContext,
  record: RecordAction,
): void {
  const importing = command
    .command('import [files...]')
    .description(`${READABLE_FILES[kind]} から取り込む（誤りが1つでもあれば何も変えない）`);
  const hasTemplate = kind in CSV_KINDS;
  if (hasTemplate) importing.option('--template', '取り込まずに、CSV の見出しと記入例を出力する');
  defineAction<[string[]], { template?: true }>(
    importing,
    context,
    { writes: true, asks: true },
    async ([files], { template }, { write, progress }) => {
      if (template) {
        const text = csvTemplate(kind);
        return { json: { template: text }, lines: [text], isUnchanged: true };
      }
      if (files.length === 0)
        throw new CliError(`取り込むファイルを指定してください（${READABLE_FILES[kind]}）。`);
      const { shown, ids, notices, ...counts } = await write(async (tx) => {
        const done = await importFiles({ db: tx, siteOrigin: context.siteOrigin }, kind, files, (count) =>
          progress(`${count} 件を確認しました。`),
        );
        const { added, replaced, unchanged } = done;
        await record(`${kind} import`, { added, replaced, unchanged }, tx);
        return done;
      });
      const isUnchanged = counts.added + counts.replaced === 0;
      const more = ids.length - shown.length;
      return {
        json: {
          ...counts,
          ids,
          notices: notices.map(({ id, terms, memberIds }) => ({ id, terms, members: memberIds })),
        },
        lines: [
          ...shown.map(({ change, id, title }) =>
            tabSeparatedLine([CHANGES[change], `${label} ${id}`, title]),
          ),
          ...(more > 0 ? [`ほか ${more} 件（ID は --json で出力できます）`] : []),
          ...notices.flatMap((notice) => noticeLines(label, notice)),
          `追加 ${counts.added} 件、更新 ${counts.replaced} 件、変更なし ${counts.unchanged} 件`,
          ...(isUnchanged ? ['登録済みの内容と同じため、変更はありません。'] : []),
        ],
        isUnchanged,
      };
    },
  );
}

/** How many members a line names. */
const SHOWN_MEMBERS = 20;

/** Returns the lines that say to which members an import has promised something else, and what. */
function noticeLines(label: string, { id, title, terms, memberIds }: Imported['notices'][number]): string[] {
  const named = memberIds.slice(0, SHOWN_MEMBERS).join('、');
  const members = `会員 ${named}${memberIds.length > SHOWN_MEMBERS ? ' ほか' : ''}`;
  return [
    tabSeparatedLine([
      `応募後の変更：${label} ${id}`,
      title,
      `メールでお知らせする応募者 ${memberIds.length} 名（${members}）`,
    ]),
    ...terms.map((term) => tabSeparatedLine(['', term.label, changeText(term)])),
  ];
}

/**
 * Reads and imports files, see {@link importRecords}.
 * @throws CliError listing the problems
 */
async function importFiles(
  context: { db: Db; siteOrigin: string },
  kind: ImportKind,
  files: string[],
  onProgress: (count: number) => void,
): Promise<Imported> {
  try {
    return await importRecords(context, kind, readImports(kind, files), onProgress);
  } catch (error) {
    throw error instanceof DocumentError ? new CliError(error.message) : error;
  }
}

const PUBLICATION_DESCRIPTIONS = {
  vacancies: { publish: '公開する。終了したものは募集を再開する', close: '募集を終了する' },
  seminars: {
    publish: '公開する。終了したものは受付を再開する（中止したものは公開できない）',
    close: '受付を終了する',
  },
  columns: { publish: '公開する。取り下げたものも公開し直す', close: '取り下げる' },
};

function addPublicationCommands(
  command: Command,
  content: ContentKind,
  context: CommandContext,
  record: RecordAction,
): void {
  const { kind } = content;
  const descriptions = PUBLICATION_DESCRIPTIONS[kind];
  for (const name of ['publish', 'close'] as const) {
    const changing = command.command(`${name} <id>`).description(descriptions[name]);
    const settings = { writes: true, asks: true };
    defineAction<[string]>(changing, context, settings, async ([text], _options, { write, isDryRun }) => {
      const id = parseIdArgument(text);
      const { before, after } = await write(async (tx) => {
        const before = await findRecord(content, tx, id);
        // What was cancelled cannot be published again, which the service says.
        const isPublishable = before.closedAt || ['hidden', 'cancelled'].includes(before.state);
        if (name === 'publish' ? isPublishable : !hasEnded(before)) await content[name](tx, id);
        await record(`${kind} ${name}`, { id }, tx);
        return { before, after: await findRecord(content, tx, id) };
      });
      const isUnchanged =
        before.state === after.state && (before.closedAt === null) === (after.closedAt === null);
      const isStillClosed = name === 'publish' && hasEnded(after);
      return {
        json: { id },
        lines: [
          describeRecord(content, before),
          isUnchanged
            ? UNCHANGED
            : `${before.stateText} → ${after.stateText}${isDryRun ? '' : ' に変更しました。'}`,
          ...(isStillClosed
            ? ['締切を過ぎているため、受付は再開しません。締切を延ばして取り込み直してください。']
            : []),
        ],
        isUnchanged,
      };
    });
  }
}

/** Returns the reason without surrounding spaces. The applicants read it, so an empty one is rejected. */
function parseReasonArgument(text: string): string {
  const { success, data, error } = cancelReasonField.safeParse(text);
  if (!success) throw new InvalidArgumentError(error.issues.map(({ message }) => message).join(' '));
  return data;
}

/** Adds the command that cancels a seminar. Unlike closing, it needs a reason and notifies the applicants by mail. */
function addCancelCommand(
  seminars: Command,
  content: ContentKind,
  context: CommandContext,
  record: RecordAction,
): void {
  const command = seminars
    .command('cancel <id>')
    .description('中止する。申込者にはメールで知らせる')
    .requiredOption('--reason <text>', '中止の理由（メールに載せます）', parseReasonArgument);
  defineAction<[string], { reason: string }>(
    command,
    context,
    { writes: true, asks: true },
    async ([text], { reason }, { write, isDryRun }) => {
      const id = parseIdArgument(text);
      const before = await write(async (tx) => {
        const found = await findRecord(content, tx, id);
        await cancelSeminar(tx, id, reason, context.siteOrigin);
        await record('seminars cancel', { id }, tx);
        return found;
      });
      const isUnchanged = before.state === 'cancelled';
      return {
        json: { id },
        lines: [
          describeRecord(content, before),
          isUnchanged
            ? 'すでに中止されているため、変更はありません。'
            : isDryRun
              ? '中止する（元に戻せません）'
              : '中止しました。',
        ],
        isUnchanged,
      };
    },
  );
}
