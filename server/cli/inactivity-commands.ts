import type { Command } from 'commander';
import type { MemberListRow } from '@/server/members/list';
import { defineAction } from './action';
import type { CommandContext, RecordAction } from './command-context';
import { formatMember, memberToJson } from './format-member';
import {
  countInactiveMembers,
  listInactiveMembers,
  suspendInactiveMembers,
  WARNING_PERIOD_DAYS,
  warnInactiveMembers,
} from './inactive-members';
import { mapBatches } from './output';

/** Adds the commands for members who have not logged in for a year, which is a reason for suspension (terms of use). */
export function addInactivityCommands(members: Command, context: CommandContext, record: RecordAction): void {
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
}
