import { and, asc, eq, gt, inArray, isNull, lt, lte, not, or, type SQL, sql } from 'drizzle-orm';
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

const readMembers = (db: Db, where: SQL | undefined): AsyncGenerator<MemberListRow[]> =>
  readInBatches((after, limit) =>
    selectListRows(db)
      .where(and(where, gt(members.id, after)))
      .orderBy(asc(members.id))
      .limit(limit),
  );

/** Returns all members, or those with the given status, ordered by id and in batches. */
export const listMembers = (db: Db, status?: MemberStatus) =>
  readMembers(db, status && eq(members.status, status));

/** Returns the members with the given ids, by id. */
export async function findMemberListRows(db: Db, ids: number[]): Promise<Map<number, MemberListRow>> {
  const rows = ids.length > 0 ? await selectListRows(db).where(inArray(members.id, ids)) : [];
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the number of members by status. */
export const countMembersByStatus = (db: Db) => countByStatus(db, members);

/** The last login, or the time of joining for a member who has never logged in since. */
const lastActiveAt = sql`coalesce(${members.lastLoginAt}, ${members.activateAt}, ${members.createdAt})`;

const isInactive = (since: Date) => and(eq(members.status, 'active'), lt(lastActiveAt, since.toISOString()));

/** True when the warning was sent after the last login, so that a warning from an earlier absence does not count. */
const isWarned = gt(members.inactivityWarnedAt, lastActiveAt);

/** Returns the active members who have not logged in since that time (spec §6), ordered by id and in batches. */
export const listInactive = (db: Db, since: Date) => readMembers(db, isInactive(since));

/** Returns the number of members that {@link listInactive} returns. */
export const countInactive = (db: Db, since: Date): Promise<number> => db.$count(members, isInactive(since));

/** The next members of a command that works in batches. */
interface Batch {
  /** Only members with a higher id. */
  after: number;
  limit: number;
}

/** Locks and returns the next inactive members who have not been warned during this absence. */
export const lockUnwarnedForUpdate = (
  tx: Db,
  since: Date,
  { after, limit }: Batch,
): Promise<MemberListRow[]> =>
  selectListRows(tx)
    .where(
      and(isInactive(since), gt(members.id, after), or(isNull(members.inactivityWarnedAt), not(isWarned))),
    )
    .orderBy(asc(members.id))
    .limit(limit)
    .for('update');

/**
 * Locks and returns the next inactive members who were warned before `warnedBefore`. The lock ensures that a member who
 * logs in at the same time is not included.
 */
export const lockWarnedForUpdate = (
  tx: Db,
  since: Date,
  { warnedBefore, after, limit }: Batch & { warnedBefore: Date },
): Promise<MemberListRow[]> =>
  selectListRows(tx)
    .where(
      and(isInactive(since), gt(members.id, after), isWarned, lte(members.inactivityWarnedAt, warnedBefore)),
    )
    .orderBy(asc(members.id))
    .limit(limit)
    .for('update');

/** Stores that the member has been warned now. */
export const markWarned = (tx: Db, id: number) =>
  tx.update(members).set({ inactivityWarnedAt: sql`now()` }).where(eq(members.id, id));

/** Forgets the warning, so that the member is warned again before a suspension for inactivity. */
export const clearInactivityWarning = (tx: Db, id: number) =>
  tx.update(members).set({ inactivityWarnedAt: null }).where(eq(members.id, id));
