import type { Command } from 'commander';
import { closeColumn, publishColumn } from '@/server/columns/service';
import { callOffSeminar } from '@/server/seminar-applications/notices';
import { closeSeminar, publishSeminar } from '@/server/seminars/service';
import { closeVacancy, publishVacancy } from '@/server/vacancies/change';
import { importFiles } from './import';
import { asId, type Note, type ProviderPlace } from './place';
import { ProviderError } from './provider-error';

const IMPORT = 'JSON、YAML、Markdown から取り込む（誤りが1つでもあれば何も変えない）';

/** What is published: vacancies, seminars, columns and tags. */
export function addContent(program: Command, place: ProviderPlace, note: Note): void {
  const { db, siteOrigin, print } = place;
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
      .description(IMPORT)
      .action(async (files: string[]) => {
        const { added, replaced } = await db.transaction(async (tx) => {
          const { ids: _, ...counts } = await importFiles({ db: tx, siteOrigin }, kind, files);
          await note(`${kind} import`, counts, tx);
          return counts;
        });
        print(`追加 ${added} 件、更新 ${replaced} 件`);
      });
    if (kind === 'seminars') addCallOff(command, place, note);
    if (!('publish' in changes)) continue;
    for (const [name, description] of [['publish', '公開する'] as const, ['close', '終了する'] as const]) {
      command
        .command(`${name} <id>`)
        .description(description)
        .action(async (text: string) => {
          const id = asId(text);
          await db.transaction(async (tx) => {
            if (!(await changes[name](tx, id))) throw new ProviderError(`${label} ${id} はありません。`);
            await note(`${kind} ${name}`, { id }, tx);
          });
          print(`${label} ${id}：${description}（済み）`);
        });
    }
  }
}

/** Calling off is no closing: it has a reason, and those who applied are told. */
function addCallOff(seminars: Command, { db, siteOrigin, print }: ProviderPlace, note: Note): void {
  seminars
    .command('call-off <id>')
    .description('中止する。申込者にはメールで知らせる')
    .requiredOption('--reason <text>', '中止の理由（メールに載せます）')
    .action(async (text: string, { reason }: { reason: string }) => {
      const id = asId(text);
      await db.transaction(async (tx) => {
        await callOffSeminar(tx, id, reason, siteOrigin);
        await note('seminars call-off', { id }, tx);
      });
      print(`セミナー ${id}：中止しました。`);
    });
}
