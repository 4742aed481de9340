import { and, asc, count, eq, gt, inArray } from 'drizzle-orm';
import { readInBatches } from '@/server/db/batches';
import type { Db } from '@/server/db/client';
import { type MemberStatus, members } from './tables';

/** The statuses of members in the words of the operator CLI. */
export const MEMBER_STATUS_LABELS: Readonly<Record<MemberStatus, string>> = {
  pending: '未完了',
  waiting: '承認待ち',
  active: '利用中',
  suspended: '停止中',
  refused: '拒否',
  withdrawn: '退会',
  deleted: '削除',
};

const fields = {
  id: members.id,
  status: members.status,
  email: members.email,
  familyName: members.familyName,
  givenName: members.givenName,
  lastLoginAt: members.lastLoginAt,
};

const selectListRows = (db: Db) => db.select(fields).from(members);

/** A member as the operator's lists show them. */
export type MemberListRow = Awaited<ReturnType<typeof selectListRows>>[number];

/** Returns all members, or those with the given status, ordered by id and in batches. */
export const listMembers = (db: Db, status?: MemberStatus): AsyncGenerator<MemberListRow[]> =>
  readInBatches((after, limit) =>
    selectListRows(db)
      .where(and(status && eq(members.status, status), gt(members.id, after)))
      .orderBy(asc(members.id))
      .limit(limit),
  );

/** Returns the members with the given ids, by id. */
export async function findMemberListRows(db: Db, ids: number[]): Promise<Map<number, MemberListRow>> {
  const rows = ids.length > 0 ? await selectListRows(db).where(inArray(members.id, ids)) : [];
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the number of members by status. A status that no member has is absent. */
export async function countMembersByStatus(db: Db): Promise<Record<string, number>> {
  const rows = await db
    .select({ status: members.status, number: count() })
    .from(members)
    .groupBy(members.status);
  return Object.fromEntries(rows.map(({ status, number }) => [status, number]));
}
