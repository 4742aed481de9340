import { type Command, InvalidArgumentError } from 'commander';
import { cancelReasonField } from '@/schemas/seminar-input';
import type { Db } from '@/server/db/client';
import { cancelSeminar } from '@/server/seminar-applications/notifications';
import { defineAction } from './action';
import { CliError, type CommandContext, parseIdArgument, type RecordAction } from './command-context';
import { CONTENT_KINDS, type ContentKind, type ContentRecord, hasEnded } from './content-records';
import { addVacancyExportCommand } from './export-command';
import { addImportCommand } from './import-command';
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
