import type { Career } from '@/schemas/career-education';
import { hashPassword } from '@/server/auth/password-hash';
import type { Db } from '@/server/db/client';
import { replaceCareers } from './career-education';
import { members } from './tables';

/** A member who is created without registration, for demo data and tests. */
export interface NewMember extends Omit<typeof members.$inferInsert, 'passwordHash'> {
  password: string;
  careers?: Career[];
}

/** Inserts a member with a password and an optional work history. The default status is active. Returns the id. */
export async function insertMember(db: Db, { password, careers, ...member }: NewMember): Promise<number> {
  const [row] = await db
    .insert(members)
    .values({
      status: 'active',
      activateAt: new Date(),
      ...member,
      passwordHash: await hashPassword(password),
    })
    .returning({ id: members.id });
  if (!row) throw new Error('no member was written');
  if (careers) await replaceCareers(db, row.id, careers);
  return row.id;
}
