import type { Command } from 'commander';
import { DocumentError } from '@/lib/content/documents';
import type { Db } from '@/server/db/client';
import { CSV_KINDS, csvTemplate } from '@/server/imports/csv-columns';
import {
  type Imported,
  type ImportKind,
  importRecords,
  READABLE_FILES,
  readImports,
} from '@/server/imports/service';
import { changeText } from '@/server/mail/content';
import { defineAction } from './action';
import { CliError, type CommandContext, type RecordAction } from './command-context';
import { tabSeparatedLine } from './output';

const CHANGES = { added: '追加', replaced: '更新', unchanged: '変更なし' };

/** Adds the command that imports files of one kind of record. */
export function addImportCommand(
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
