import { type Command, InvalidArgumentError } from 'commander';
import { inTransaction } from '@/server/db/transaction';
import { listAbsent, suspendAbsent, WARNED_DAYS, warnAbsent } from './absence';
import { asId, type CommandContext, type Note } from './command-context';
import { addInquiry, listUnanswered, markReplied, suspendUnanswered } from './inquiries';
import { memberLine } from './member-line';

function asDay(text: string): Date {
  const day = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00+09:00` : Number.NaN);
  if (Number.isNaN(day.getTime())) throw new InvalidArgumentError('日付は YYYY-MM-DD で指定してください。');
  return day;
}

/** Members who stay away, and inquiries without a reply: the two reasons to suspend that the terms count in days. */
export function addUpkeep(program: Command, members: Command, context: CommandContext, note: Note): void {
  const { connect, siteOrigin, print } = context;
  members
    .command('inactive')
    .description('1年以上ログインのない会員の一覧')
    .action(async () => {
      const { db } = await connect();
      const absent = await listAbsent(db);
      await note('members inactive', {});
      for (const member of absent) print(memberLine(member));
    });
  const steps = [
    [
      'warn-inactive',
      '1年以上ログインのない会員のうち、まだ予告をしていない人に、利用停止の予告をメールで送る',
      warnAbsent,
    ],
    [
      'suspend-inactive',
      `予告から${WARNED_DAYS}日たっても1年以上ログインのないままの会員の利用を停止する。会員にはメールで知らせる`,
      suspendAbsent,
    ],
  ] as const;
  for (const [name, description, step] of steps) {
    members
      .command(name)
      .description(description)
      .action(async () => {
        const { db } = await connect();
        const reached = await inTransaction(db, async (tx) => {
          const members = await step({ db: tx, siteOrigin });
          await note(`members ${name}`, { members: members.length }, tx);
          return members;
        });
        for (const member of reached) print(memberLine(member));
        const left = (await listAbsent(db)).length;
        if (name === 'suspend-inactive' && left > 0)
          print(
            `ほかに ${left} 名は、予告をしていないか、予告から${WARNED_DAYS}日たっていないため、停止していません。`,
          );
      });
  }

  const inquiries = program.command('inquiries').description('会員への問合せ');
  inquiries
    .command('add <member>')
    .description('会員に送った問合せを記録する')
    .option('--sent <date>', '送った日（YYYY-MM-DD、省略すると今日）', asDay)
    .action(async (text: string, { sent = new Date() }: { sent?: Date }) => {
      const member = asId(text);
      const { db } = await connect();
      const inquiry = await inTransaction(db, async (tx) => {
        const id = await addInquiry(tx, member, sent);
        await note('inquiries add', { inquiry: id, member }, tx);
        return id;
      });
      print(`問合せ ${inquiry} を記録しました。`);
    });
  inquiries
    .command('replied <id>')
    .description('返信があったことを記録する')
    .action(async (text: string) => {
      const inquiry = asId(text);
      const { db } = await connect();
      await inTransaction(db, async (tx) => {
        await markReplied(tx, inquiry);
        await note('inquiries replied', { inquiry }, tx);
      });
      print(`問合せ ${inquiry}：返信あり`);
    });
  inquiries
    .command('unanswered')
    .description('30日以上返信のない問合せの一覧（問合せID、会員ID、送った日）')
    .action(async () => {
      const { db } = await connect();
      const unanswered = await listUnanswered(db);
      await note('inquiries unanswered', {});
      for (const { id, memberId, sentAt } of unanswered)
        print([id, memberId, sentAt.toISOString().slice(0, 10)].join('\t'));
    });
  inquiries
    .command('suspend <id>')
    .description('30日以上返信のない会員の利用を停止する。会員にはメールで知らせる')
    .action(async (text: string) => {
      const inquiry = asId(text);
      const { db } = await connect();
      const member = await inTransaction(db, async (tx) => {
        const id = await suspendUnanswered({ db: tx, siteOrigin }, inquiry);
        await note('inquiries suspend', { inquiry, member: id }, tx);
        return id;
      });
      print(`会員 ${member}：利用を停止しました。`);
    });
}
