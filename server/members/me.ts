import { asc, eq } from 'drizzle-orm';
import type { Me } from '@/schemas/members';
import type { Db } from '@/server/db/client';
import { notFound } from '@/server/http/errors';
import { readSkills } from '@/server/skills/service';
import { listCareers, listEducations } from './career-education';
import { presentMe } from './present';
import { findById } from './service';
import { licenses, memberConditions } from './tables';

/** Returns the member's whole record in the shape of GET /members/me/. Throws 404 for an unknown member. */
export async function readMe(db: Db, memberId: number): Promise<Me> {
  const member = await findById(db, memberId);
  if (!member) throw notFound();
  const [conditions] = await db
    .select()
    .from(memberConditions)
    .where(eq(memberConditions.memberId, memberId));
  return presentMe(member, {
    careers: await listCareers(db, memberId),
    educations: await listEducations(db, memberId),
    licenses: await db
      .select()
      .from(licenses)
      .where(eq(licenses.memberId, memberId))
      .orderBy(asc(licenses.sortOrder)),
    conditions: conditions ?? null,
    skills: await readSkills(db, memberId),
  });
}
