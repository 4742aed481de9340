import { and, asc, eq, lt, sql } from 'drizzle-orm';
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

/** Active members whose last login, or who never came back after joining, was before that instant (spec §6). */
export const listInactive = (db: Db, before: Date): Promise<ListedMember[]> =>
  selectListed(db)
    .where(
      and(
        eq(members.status, 'active'),
        lt(
          sql`coalesce(${members.lastLoginAt}, ${members.activateAt}, ${members.createdAt})`,
          before.toISOString(),
        ),
      ),
    )
    .orderBy(asc(members.id));
