import type { Command } from 'commander';
import { closeColumn, publishColumn } from '@/server/columns/service';
import { inTransaction } from '@/server/db/transaction';
import { cancelSeminar } from '@/server/seminar-applications/notifications';
import { closeSeminar, publishSeminar } from '@/server/seminars/service';
import { closeVacancy, publishVacancy } from '@/server/vacancies/publishing';
import { CliError } from './cli-error';
import { asId, type CommandContext, type RecordAction } from './command-context';
import { importFiles } from './import';

const IMPORT_DESCRIPTION = 'JSON、YAML、Markdown から取り込む（誤りが1つでもあれば何も変えない）';

/** Adds the commands for published content: vacancies, seminars, columns and tags. */
export function addContentCommands(program: Command, context: CommandContext, record: RecordAction): void {
  const { connect, siteOrigin, print } = context;
  const kinds = [
    { kind: 'vacancies', label: '案件', publish: publishVacancy, close: closeVacancy },
    { kind: 'seminars', label: 'セミナー', publish: publishSeminar, close: closeSeminar },
    { kind: 'columns', label: 'コラム', publish: publishColumn, close: closeColumn },
    { kind: 'tags', label: 'コラムのタグ' },
  ] as const;
  for (const { kind, label, ...changes } of kinds) {
    const command = program.command(kind).description(label);
    command
      .command('import <files...>')
      .description(IMPORT_DESCRIPTION)
      .action(async (files: string[]) => {
        const { db } = await connect();
        const { added, replaced } = await inTransaction(db, async (tx) => {
          const { ids: _, ...counts } = await importFiles({ db: tx, siteOrigin }, kind, files);
          await record(`${kind} import`, counts, tx);
          return counts;
        });
        print(`追加 ${added} 件、更新 ${replaced} 件`);
      });
    if (kind === 'seminars') addCancelCommand(command, context, record);
    if (!('publish' in changes)) continue;
    for (const [name, description] of [['publish', '公開する'] as const, ['close', '終了する'] as const]) {
      command
        .command(`${name} <id>`)
        .description(description)
        .action(async (text: string) => {
          const id = asId(text);
          const { db } = await connect();
          await inTransaction(db, async (tx) => {
            if (!(await changes[name](tx, id))) throw new CliError(`${label} ${id} はありません。`);
            await record(`${kind} ${name}`, { id }, tx);
          });
          print(`${label} ${id}：${description}（済み）`);
        });
    }
  }
}

/**
 * Adds the command that cancels a seminar. Unlike closing, it needs a reason and notifies the applicants by email.
 * `call-off`, the command's former name, is a hidden alias until the next release.
 */
function addCancelCommand(
  seminars: Command,
  { connect, siteOrigin, print }: CommandContext,
  record: RecordAction,
): void {
  for (const [name, hidden] of [['cancel', false] as const, ['call-off', true] as const]) {
    seminars
      .command(`${name} <id>`, { hidden })
      .description('中止する。申込者にはメールで知らせる')
      .requiredOption('--reason <text>', '中止の理由（メールに載せます）')
      .action(async (text: string, { reason }: { reason: string }) => {
        const id = asId(text);
        const { db } = await connect();
        await inTransaction(db, async (tx) => {
          await cancelSeminar(tx, id, reason, siteOrigin);
          await record('seminars cancel', { id }, tx);
        });
        print(`セミナー ${id}：中止しました。`);
      });
  }
}
