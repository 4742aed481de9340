import { type Command, InvalidArgumentError } from 'commander';
import { isPlainDate, startOf } from '@/lib/dates';
import { dayInTokyo } from '@/schemas/tokyo-time';
import type { MemberListRow } from '@/server/members/list';
import { defineAction } from './action';
import { type CommandContext, parseIdArgument, type RecordAction } from './command-context';
import { formatMember, memberToJson } from './format-member';
import {
  countInactiveMembers,
  listInactiveMembers,
  suspendInactiveMembers,
  WARNING_PERIOD_DAYS,
  warnInactiveMembers,
} from './inactive-members';
import {
  listOpenInquiries,
  listUnanswered,
  markReplied,
  recordMemberInquiry,
  suspendUnanswered,
} from './inquiries';
import { listedLine, mapBatches } from './output';

function parseDateArgument(text: string): Date {
  const day = new Date(isPlainDate(text) ? startOf(text) : Number.NaN);
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
  const { connect, siteOrigin } = context;
  const inactive = members.command('inactive').description('1年以上ログインのない会員の一覧');
  defineAction(inactive, context, { writes: false }, async () => {
    const { db } = await connect();
    await record('members inactive', {});
    return {
      json: { members: mapBatches(listInactiveMembers(db), memberToJson) },
      lines: mapBatches(listInactiveMembers(db), formatMember),
    };
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
    const command = members.command(name).description(description);
    defineAction(command, context, { writes: true }, async (_args, _options, { isDryRun, write }) => {
      const affected: MemberListRow[] = [];
      for (;;) {
        const batch = await write(async (tx) => {
          const found = await runAction({ db: tx, siteOrigin }, affected.at(-1)?.id ?? 0);
          if (found.length > 0 || affected.length === 0)
            await record(`members ${name}`, { members: found.length }, tx);
          return found;
        });
        if (batch.length === 0) break;
        affected.push(...batch);
      }
      const inactive = await countInactiveMembers((await connect()).db);
      // In a dry run, the members that would have been suspended are still counted.
      const remaining = inactive - (isDryRun && name === 'suspend-inactive' ? affected.length : 0);
      const note = `ほかに ${remaining} 名は、予告をしていないか、予告から${WARNING_PERIOD_DAYS}日たっていないため、停止していません。`;
      return {
        json: { members: affected.map(memberToJson), remaining },
        lines: [
          ...affected.map(formatMember),
          ...(name === 'suspend-inactive' && remaining > 0 ? [note] : []),
        ],
      };
    });
  }
  addInquiryCommands(program, context, record);
}

/** Adds the commands for inquiries. Their texts are not kept. */
function addInquiryCommands(program: Command, context: CommandContext, record: RecordAction): void {
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
      await markReplied(tx, inquiry);
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
      lines: found.map(({ id, memberId, sentAt }) => listedLine([id, memberId, dayInTokyo(sentAt)])),
    };
  });
  const suspend = inquiries
    .command('suspend <id>')
    .description('30日以上返信のない会員の利用を停止する。会員にはメールで知らせる');
  defineAction<[string]>(suspend, context, { writes: true }, async ([text], _options, { write }) => {
    const inquiry = parseIdArgument(text);
    const member = await write(async (tx) => {
      const id = await suspendUnanswered({ db: tx, siteOrigin }, inquiry);
      await record('inquiries suspend', { inquiry, member: id }, tx);
      return id;
    });
    return { json: { inquiry, member }, lines: [`会員 ${member}：利用を停止しました。`] };
  });
}
