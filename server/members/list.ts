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

/** A member as the provider's lists show them. */
export type MemberListRow = Awaited<ReturnType<typeof selectListRows>>[number];

/** All members, or those of one status, by id. */
export const listMembers = (db: Db, status?: MemberStatus): Promise<MemberListRow[]> =>
  selectListRows(db)
    .where(status ? eq(members.status, status) : undefined)
    .orderBy(asc(members.id));

/** The last login; for who never came back after joining, the joining. */
const lastActiveAt = sql`coalesce(${members.lastLoginAt}, ${members.activateAt}, ${members.createdAt})`;

const isInactive = (since: Date) => and(eq(members.status, 'active'), lt(lastActiveAt, since.toISOString()));

/** Told during this absence, not during one before. */
const isWarned = gt(members.inactivityWarnedAt, lastActiveAt);

/** Active members who have been away since before that instant (spec §6). */
export const listInactive = (db: Db, since: Date): Promise<MemberListRow[]> =>
  selectListRows(db).where(isInactive(since)).orderBy(asc(members.id));

/** Those of them who have not been told what may follow; locked until the transaction ends, as the next. */
export const lockUnwarnedForUpdate = (tx: Db, since: Date): Promise<MemberListRow[]> =>
  selectListRows(tx)
    .where(and(isInactive(since), or(isNull(members.inactivityWarnedAt), not(isWarned))))
    .orderBy(asc(members.id))
    .for('update');

/** Those of them who were told before that instant. Whoever logs in at the same time is not among them. */
export const lockWarnedForUpdate = (tx: Db, since: Date, warnedBefore: Date): Promise<MemberListRow[]> =>
  selectListRows(tx)
    .where(and(isInactive(since), isWarned, lte(members.inactivityWarnedAt, warnedBefore)))
    .orderBy(asc(members.id))
    .for('update');

/** Notes that the member has been told. */
export const markWarned = (tx: Db, id: number) =>
  tx.update(members).set({ inactivityWarnedAt: sql`now()` }).where(eq(members.id, id));
