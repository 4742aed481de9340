import type { Career } from '@/schemas/career-education';
import type { Db } from '@/server/db/client';
import { replaceCareers } from './career-education';
import { members } from './tables';

/** A member who is created without registration, for demo data and tests. */
export type NewMember = typeof members.$inferInsert & { careers?: Career[] };

/** Inserts a member with an optional work history. The default status is active. Returns the id. */
export async function insertMember(db: Db, { careers, ...member }: NewMember): Promise<number> {
  const [row] = await db
    .insert(members)
    .values({ status: 'active', activateAt: new Date(), ...member })
    .returning({ id: members.id });
  if (!row) throw new Error('no member was written');
  if (careers) await replaceCareers(db, row.id, careers);
  return row.id;
}
