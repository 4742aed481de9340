import { type Command, InvalidArgumentError } from 'commander';
import { inTransaction } from '@/server/db/transaction';
import { asId, type CommandContext, type RecordAction } from './command-context';
import { formatMember } from './format-member';
import {
  listInactiveMembers,
  suspendInactiveMembers,
  WARNING_PERIOD_DAYS,
  warnInactiveMembers,
} from './inactive-members';
import { addInquiry, listUnanswered, markReplied, suspendUnanswered } from './inquiries';

function parseDateArgument(text: string): Date {
  const day = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00+09:00` : Number.NaN);
  if (Number.isNaN(day.getTime())) throw new InvalidArgumentError('日付は YYYY-MM-DD で指定してください。');
  return day;
}

/**
 * Adds the commands for inactive members and for inquiries without a reply. These are the two reasons for suspension
 * that the terms of use define in days.
 */
export function addInactivityCommands(
  program: Command,
  members: Command,
  context: CommandContext,
  record: RecordAction,
): void {
  const { connect, siteOrigin, print } = context;
  members
    .command('inactive')
    .description('1年以上ログインのない会員の一覧')
    .action(async () => {
      const { db } = await connect();
      const inactive = await listInactiveMembers(db);
      await record('members inactive', {});
      for (const member of inactive) print(formatMember(member));
    });
  const actions = [
    [
      'warn-inactive',
      '1年以上ログインのない会員のうち、まだ予告をしていない人に、利用停止の予告をメールで送る',
      warnInactiveMembers,
    ],
    [
      'suspend-inactive',
      `予告から${WARNING_PERIOD_DAYS}日たっても1年以上ログインのないままの会員の利用を停止する。会員にはメールで知らせる`,
      suspendInactiveMembers,
    ],
  ] as const;
  for (const [name, description, runAction] of actions) {
    members
      .command(name)
      .description(description)
      .action(async () => {
        const { db } = await connect();
        const affected = await inTransaction(db, async (tx) => {
          const members = await runAction({ db: tx, siteOrigin });
          await record(`members ${name}`, { members: members.length }, tx);
          return members;
        });
        for (const member of affected) print(formatMember(member));
        const remaining = (await listInactiveMembers(db)).length;
        if (name === 'suspend-inactive' && remaining > 0)
          print(
            `ほかに ${remaining} 名は、予告をしていないか、予告から${WARNING_PERIOD_DAYS}日たっていないため、停止していません。`,
          );
      });
  }

  const inquiries = program.command('inquiries').description('会員への問合せ');
  inquiries
    .command('add <member>')
    .description('会員に送った問合せを記録する')
    .option('--sent <date>', '送った日（YYYY-MM-DD、省略すると今日）', parseDateArgument)
    .action(async (text: string, { sent = new Date() }: { sent?: Date }) => {
      const member = asId(text);
      const { db } = await connect();
      const inquiry = await inTransaction(db, async (tx) => {
        const id = await addInquiry(tx, member, sent);
        await record('inquiries add', { inquiry: id, member }, tx);
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
        await record('inquiries replied', { inquiry }, tx);
      });
      print(`問合せ ${inquiry}：返信あり`);
    });
  inquiries
    .command('unanswered')
    .description('30日以上返信のない問合せの一覧（問合せID、会員ID、送った日）')
    .action(async () => {
      const { db } = await connect();
      const unanswered = await listUnanswered(db);
      await record('inquiries unanswered', {});
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
        await record('inquiries suspend', { inquiry, member: id }, tx);
        return id;
      });
      print(`会員 ${member}：利用を停止しました。`);
    });
}
