import type { Command } from 'commander';
import { suspendMember } from '@/server/auth/member-moderation';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { inactiveMail } from '@/server/mail/membership-mails';
import { enqueueMail } from '@/server/mail/outbox';
import {
  countInactive,
  listInactive,
  lockUnwarnedForUpdate,
  lockWarnedForUpdate,
  type MemberListRow,
  markWarned,
} from '@/server/members/list';
import { defineAction } from './action';
import type { CommandContext, RecordAction } from './command-context';
import {
  doneLine,
  formatMember,
  MEMBER_HEADINGS,
  mapBatches,
  memberCells,
  memberToJson,
  table,
} from './output';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The number of days that a warned member has to log in before being suspended. */
export const WARNING_PERIOD_DAYS = 14;

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const oneYearAgo = () => daysAgo(365);

interface ServiceContext {
  db: Db;
  siteOrigin: string;
}

/** How many members one transaction changes, so that none of them has to wait for long to log in. */
const BATCH = 100;

/** Returns the active members who have not logged in for a year (terms of use), in batches. */
export const listInactiveMembers = (db: Db) => listInactive(db, oneYearAgo());

/** Returns the number of members that {@link listInactiveMembers} returns. */
export const countInactiveMembers = (db: Db): Promise<number> => countInactive(db, oneYearAgo());

/**
 * Warns the next inactive members who have not been warned yet, by mail, that they may be suspended.
 * @param after only members with a higher id
 * @returns the warned members, at most 100
 */
export async function warnInactiveMembers(
  { db, siteOrigin }: ServiceContext,
  after: number,
): Promise<MemberListRow[]> {
  return inTransaction(db, async (tx) => {
    const unwarned = await lockUnwarnedForUpdate(tx, oneYearAgo(), { after, limit: BATCH });
    for (const { id, email, familyName } of unwarned) {
      const content = inactiveMail(siteOrigin, familyName ?? '', WARNING_PERIOD_DAYS);
      await enqueueMail(tx, { to: email, content, siteOrigin, isMassMail: true });
      await markWarned(tx, id);
    }
    return unwarned;
  });
}

/**
 * Suspends the next members who were warned two weeks ago and have not logged in since, all of the batch or none, and
 * notifies each by mail.
 * @param after only members with a higher id
 * @returns the suspended members, at most 100
 */
export async function suspendInactiveMembers(
  { db, siteOrigin }: ServiceContext,
  after: number,
): Promise<MemberListRow[]> {
  return inTransaction(db, async (tx) => {
    const warnedBefore = daysAgo(WARNING_PERIOD_DAYS);
    const warned = await lockWarnedForUpdate(tx, oneYearAgo(), { warnedBefore, after, limit: BATCH });
    for (const { id } of warned) await suspendMember({ db: tx, siteOrigin }, id, { isMassMail: true });
    return warned;
  });
}

/** Runs an action until it finds nobody after the last member, and returns all whom it found. */
async function inBatches(run: (after: number) => Promise<MemberListRow[]>): Promise<MemberListRow[]> {
  const affected: MemberListRow[] = [];
  for (;;) {
    const found = await run(affected.at(-1)?.id ?? 0);
    if (found.length === 0) return affected;
    affected.push(...found);
  }
}

/** Adds the commands for members who have not logged in for a year, which is a reason for suspension (terms of use). */
export function addInactivityCommands(members: Command, context: CommandContext, record: RecordAction): void {
  const { connect, siteOrigin } = context;
  const inactive = members.command('inactive').description('1年以上ログインのない会員の一覧');
  defineAction(inactive, context, { writes: false }, async () => {
    const { db } = await connect();
    await record('members inactive', {});
    return {
      json: { members: mapBatches(listInactiveMembers(db), memberToJson) },
      lines: table(
        '1年以上ログインのない会員',
        MEMBER_HEADINGS,
        mapBatches(listInactiveMembers(db), memberCells),
      ),
    };
  });
  const actions = [
    [
      'warn-inactive',
      '1年以上ログインのない会員のうち、まだ予告をしていない人に、利用停止の予告をメールで送る',
      '利用停止の予告をメールで送る',
      warnInactiveMembers,
    ],
    [
      'suspend-inactive',
      `予告から${WARNING_PERIOD_DAYS}日たっても1年以上ログインのないままの会員の利用を停止する。会員にはメールで知らせる`,
      '利用を停止する',
      suspendInactiveMembers,
    ],
  ] as const;
  for (const [name, description, verb, runAction] of actions) {
    const command = members.command(name).description(description);
    const settings = { writes: true, asks: true };
    defineAction(command, context, settings, async (_args, _options, { isDryRun, write }) => {
      const affected = await inBatches(async (after) =>
        write(async (tx) => {
          const found = await runAction({ db: tx, siteOrigin }, after);
          if (found.length > 0 || after === 0) await record(`members ${name}`, { members: found.length }, tx);
          return found;
        }),
      );
      const inactive = await countInactiveMembers((await connect()).db);
      // In a dry run, the members that would have been suspended are still counted.
      const remaining = inactive - (isDryRun && name === 'suspend-inactive' ? affected.length : 0);
      const note = `ほかに ${remaining} 名は、予告をしていないか、予告から${WARNING_PERIOD_DAYS}日たっていないため、停止していません。`;
      return {
        json: { members: affected.map(memberToJson), remaining },
        lines: [
          ...affected.map(formatMember),
          affected.length > 0
            ? doneLine(`${affected.length} 名：${verb}`, isDryRun)
            : '対象の会員はいません。変更はありません。',
          ...(name === 'suspend-inactive' && remaining > 0 ? [note] : []),
        ],
        isUnchanged: affected.length === 0,
      };
    });
  }
}
