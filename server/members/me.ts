import { asc, eq, getTableColumns, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Me } from '@/schemas/members';
import type { Db } from '@/server/db/client';
import { notFound } from '@/server/http/errors';
import { skillsOfMember } from '@/server/skills/service';
import { presentMe } from './present';
import { careers, educations, licenses, memberConditions, members } from './tables';

type MemberTable = PgTable & { memberId: PgColumn };

/**
 * Returns the rows of a member in another table as one JSON value. Only for tables without timestamps, which JSON would
 * turn into texts.
 */
function rowsOf<T extends MemberTable>(
  table: T,
  memberId: number,
  order: PgColumn,
): SQL<InferSelectModel<T>[]> {
  const fields = Object.entries(getTableColumns(table)).map(
    ([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`,
  );
  return sql`(select coalesce(json_agg(json_build_object(${sql.join(fields, sql`, `)}) order by ${asc(order)}), '[]')
    from ${table} where ${table.memberId} = ${memberId})`;
}

/**
 * Returns the member's whole record in the shape of GET /members/me/. It is one statement, because every page of a member
 * asks for it. Throws 404 for an unknown member.
 */
export async function readMe(db: Db, memberId: number): Promise<Me> {
  const [row] = await db
    .select({
      member: getTableColumns(members),
      careers: rowsOf(careers, memberId, careers.sortOrder),
      educations: rowsOf(educations, memberId, educations.sortOrder),
      licenses: rowsOf(licenses, memberId, licenses.sortOrder),
      conditions: rowsOf(memberConditions, memberId, memberConditions.memberId),
      skills: skillsOfMember(memberId),
    })
    .from(members)
    .where(eq(members.id, memberId));
  if (!row) throw notFound();
  const { member, conditions, ...parts } = row;
  return presentMe(member, { ...parts, conditions: conditions[0] ?? null });
}
