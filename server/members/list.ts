import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { countByStatus } from '@/server/db/count-by-status';
import { readInBatches } from '@/server/db/read-in-batches';
import { type MemberStatus, members } from './tables';

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

/** Returns the number of members by status. */
export const countMembersByStatus = (db: Db) => countByStatus(db, members);
