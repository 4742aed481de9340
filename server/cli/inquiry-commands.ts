import { type Command, InvalidArgumentError } from 'commander';
import { isPlainDate, startOf } from '@/lib/dates';
import { dayInTokyo } from '@/schemas/tokyo-time';
import { listOpenInquiries, listUnanswered } from '@/server/member-inquiries/list';
import { markReplied, recordMemberInquiry, suspendUnanswered } from '@/server/member-inquiries/service';
import { defineAction } from './action';
import { CliError, type CommandContext, parseIdArgument, type RecordAction } from './command-context';
import { tabSeparatedLine } from './output';

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
    { writes: true },
    async ([text], { sent = new Date() }, { write }) => {
      const member = parseIdArgument(text);
      const inquiry = await write(async (tx) => {
        const id = await recordMemberInquiry(tx, member, sent);
        if (id === null) throw new CliError(`会員 ${member} はありません。`);
        if (sent.getTime() > Date.now()) throw new CliError('送信日が未来の日付です。');
        await record('inquiries add', { inquiry: id, member }, tx);
        return id;
      });
      return { json: { inquiry, member }, lines: [`問合せ ${inquiry} を記録しました。`] };
    },
  );
  const replied = inquiries.command('replied <id>').description('返信があったことを記録する');
  defineAction<[string]>(replied, context, { writes: true }, async ([text], _options, { write }) => {
    const inquiry = parseIdArgument(text);
    await write(async (tx) => {
      if (!(await markReplied(tx, inquiry))) throw new CliError(`問合せ ${inquiry} はありません。`);
      await record('inquiries replied', { inquiry }, tx);
    });
    return { json: { inquiry }, lines: [`問合せ ${inquiry}：返信あり`] };
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
      lines: found.map(({ id, memberId, sentAt }) => tabSeparatedLine([id, memberId, dayInTokyo(sentAt)])),
    };
  });
  const suspend = inquiries
    .command('suspend <id>')
    .description('30日以上返信のない会員の利用を停止する。会員にはメールで知らせる');
  defineAction<[string]>(suspend, context, { writes: true }, async ([text], _options, { write }) => {
    const inquiry = parseIdArgument(text);
    const member = await write(async (tx) => {
      const id = await suspendUnanswered({ db: tx, siteOrigin }, inquiry);
      if (id === null) throw new CliError(`問合せ ${inquiry} は、30日以上返信のない問合せではありません。`);
      await record('inquiries suspend', { inquiry, member: id }, tx);
      return id;
    });
    return { json: { inquiry, member }, lines: [`会員 ${member}：利用を停止しました。`] };
  });
}
