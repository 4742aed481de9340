import { and, asc, eq, gt, isNull, lt, lte, not, or, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
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

/** Returns all members, or those with the given status, ordered by id. */
export const listMembers = (db: Db, status?: MemberStatus): Promise<MemberListRow[]> =>
  selectListRows(db)
    .where(status ? eq(members.status, status) : undefined)
    .orderBy(asc(members.id));

/** The last login, or the time of joining for a member who has never logged in since. */
const lastActiveAt = sql`coalesce(${members.lastLoginAt}, ${members.activateAt}, ${members.createdAt})`;

const isInactive = (since: Date) => and(eq(members.status, 'active'), lt(lastActiveAt, since.toISOString()));

/** True when the warning was sent after the last login, so that a warning from an earlier absence does not count. */
const isWarned = gt(members.inactivityWarnedAt, lastActiveAt);

/** Returns the active members who have not logged in since that time (spec §6). */
export const listInactive = (db: Db, since: Date): Promise<MemberListRow[]> =>
  selectListRows(db).where(isInactive(since)).orderBy(asc(members.id));

/** Locks and returns the inactive members who have not been warned during this absence. */
export const lockUnwarnedForUpdate = (tx: Db, since: Date): Promise<MemberListRow[]> =>
  selectListRows(tx)
    .where(and(isInactive(since), or(isNull(members.inactivityWarnedAt), not(isWarned))))
    .orderBy(asc(members.id))
    .for('update');

/**
 * Locks and returns the inactive members who were warned before `warnedBefore`. The lock ensures that a member who logs in
 * at the same time is not included.
 */
export const lockWarnedForUpdate = (tx: Db, since: Date, warnedBefore: Date): Promise<MemberListRow[]> =>
  selectListRows(tx)
    .where(and(isInactive(since), isWarned, lte(members.inactivityWarnedAt, warnedBefore)))
    .orderBy(asc(members.id))
    .for('update');

/** Stores that the member has been warned now. */
export const markWarned = (tx: Db, id: number) =>
  tx.update(members).set({ inactivityWarnedAt: sql`now()` }).where(eq(members.id, id));
