import { type Command, InvalidArgumentError } from 'commander';
import { isPlainDate, startOf } from '@/lib/dates';
import { dayInTokyo } from '@/schemas/tokyo-time';
import type { Db } from '@/server/db/client';
import { listOpenInquiries, listUnanswered } from '@/server/member-inquiries/list';
import { markReplied, recordMemberInquiry, suspendUnanswered } from '@/server/member-inquiries/service';
import { findMemberListRows } from '@/server/members/list';
import { defineAction } from './action';
import { CliError, type CommandContext, parseIdArgument, type RecordAction } from './command-context';
import { doneLine, formatMember, table, UNCHANGED } from './output';

function parseDateArgument(text: string): Date {
  const day = new Date(isPlainDate(text) ? startOf(text) : Number.NaN);
  if (Number.isNaN(day.getTime())) throw new InvalidArgumentError('日付は YYYY-MM-DD で指定してください。');
  return day;
}

/**
 * Adds the commands for inquiries to members. 30 days without a reply are a reason for suspension (terms of use). The texts
 * of inquiries are not kept.
 */
export function addInquiryCommands(program: Command, context: CommandContext, record: RecordAction): void {
  const { connect, siteOrigin } = context;

  const inquiries = program.command('inquiries').description('会員への問合せ');
  const adding = inquiries
    .command('add <member>')
    .description('会員に送った問合せを記録する')
    .option('--sent <date>', '送った日（YYYY-MM-DD、省略すると今日）', parseDateArgument);
  defineAction<[string], { sent?: Date }>(
    adding,
    context,
    { writes: true, asks: true },
    async ([text], { sent = new Date() }, { write, isDryRun }) => {
      const member = parseIdArgument(text);
      const { inquiry, whom } = await write(async (tx) => {
        const id = await recordMemberInquiry(tx, member, sent);
        if (id === null) throw new CliError(`会員 ${member} はありません。`);
        if (sent.getTime() > Date.now()) throw new CliError('送信日が未来の日付です。');
        await record('inquiries add', { inquiry: id, member }, tx);
        return { inquiry: id, whom: await memberLine(tx, member) };
      });
      const done = `問合せ ${inquiry} を記録しました。`;
      return {
        json: { inquiry, member },
        lines: [whom, isDryRun ? `${dayInTokyo(sent)} に送った問合せを記録する` : done],
      };
    },
  );
  const replied = inquiries.command('replied <id>').description('返信があったことを記録する');
  const settings = { writes: true, asks: true };
  defineAction<[string]>(replied, context, settings, async ([text], _options, { write, isDryRun }) => {
    const inquiry = parseIdArgument(text);
    const { isChanged, whom } = await write(async (tx) => {
      const marked = await markReplied(tx, inquiry);
      if (!marked) throw new CliError(`問合せ ${inquiry} はありません。`);
      await record('inquiries replied', { inquiry }, tx);
      return { ...marked, whom: await memberLine(tx, marked.memberId) };
    });
    return {
      json: { inquiry },
      lines: [
        whom,
        isChanged ? doneLine(`問合せ ${inquiry} に返信があったことを記録する`, isDryRun) : UNCHANGED,
      ],
      isUnchanged: !isChanged,
    };
  });
  const unanswered = inquiries
    .command('unanswered')
    .description('30日以上返信のない問合せの一覧（問合せID、会員ID、送った日）')
    .option('--all', '30日たっていないもの、利用停止中の会員へのものも含める');
  defineAction<[], { all?: true }>(unanswered, context, { writes: false }, async (_args, { all }) => {
    const { db } = await connect();
    const found = await (all ? listOpenInquiries(db) : listUnanswered(db));
    await record('inquiries unanswered', {});
    return {
      json: { inquiries: found.map(({ id, memberId, sentAt }) => ({ id, member: memberId, sentAt })) },
      lines: table(
        '返信のない問合せ',
        ['問合せID', '会員ID', '送った日'],
        found.map(({ id, memberId, sentAt }) => [id, memberId, dayInTokyo(sentAt)]),
      ),
    };
  });
  const suspend = inquiries
    .command('suspend <id>')
    .description('30日以上返信のない会員の利用を停止する。会員にはメールで知らせる');
  defineAction<[string]>(suspend, context, settings, async ([text], _options, { write, isDryRun }) => {
    const inquiry = parseIdArgument(text);
    const { member, whom } = await write(async (tx) => {
      const id = await suspendUnanswered({ db: tx, siteOrigin }, inquiry);
      if (id === null) throw new CliError(`問合せ ${inquiry} は、30日以上返信のない問合せではありません。`);
      await record('inquiries suspend', { inquiry, member: id }, tx);
      return { member: id, whom: await memberLine(tx, id) };
    });
    return { json: { inquiry, member }, lines: [whom, doneLine('利用を停止する', isDryRun)] };
  });
}

/** Returns the line that says which member a command is about. */
async function memberLine(db: Db, id: number): Promise<string> {
  const member = (await findMemberListRows(db, [id])).get(id);
  return member ? formatMember(member) : `会員 ${id}`;
}
