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

const selectListed = (db: Db) => db.select(fields).from(members);

/** A member as the provider's lists show them. */
export type ListedMember = Awaited<ReturnType<typeof selectListed>>[number];

/** All members, or those of one status, by id. */
export const listMembers = (db: Db, status?: MemberStatus): Promise<ListedMember[]> =>
  selectListed(db)
    .where(status ? eq(members.status, status) : undefined)
    .orderBy(asc(members.id));

/** The last login; for who never came back after joining, the joining. */
const lastSeen = sql`coalesce(${members.lastLoginAt}, ${members.activateAt}, ${members.createdAt})`;

const isAway = (since: Date) => and(eq(members.status, 'active'), lt(lastSeen, since.toISOString()));

/** Told during this absence, not during one before. */
const isWarned = gt(members.absenceWarnedAt, lastSeen);

/** Active members who have been away since before that instant (spec §6). */
export const listInactive = (db: Db, since: Date): Promise<ListedMember[]> =>
  selectListed(db).where(isAway(since)).orderBy(asc(members.id));

/** Those of them who have not been told what may follow; locked until the transaction ends, as the next. */
export const holdUnwarned = (tx: Db, since: Date): Promise<ListedMember[]> =>
  selectListed(tx)
    .where(and(isAway(since), or(isNull(members.absenceWarnedAt), not(isWarned))))
    .orderBy(asc(members.id))
    .for('update');

/** Those of them who were told before that instant. Whoever logs in at the same time is not among them. */
export const holdWarned = (tx: Db, since: Date, warnedBefore: Date): Promise<ListedMember[]> =>
  selectListed(tx)
    .where(and(isAway(since), isWarned, lte(members.absenceWarnedAt, warnedBefore)))
    .orderBy(asc(members.id))
    .for('update');

/** Notes that the member has been told. */
export const markWarned = (tx: Db, id: number) =>
  tx.update(members).set({ absenceWarnedAt: sql`now()` }).where(eq(members.id, id));
