import { asc, eq, getTableColumns, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Me } from '@/schemas/contract/members';
import { pendingEmailChangeOf } from '@/server/auth/tokens';
import type { Db } from '@/server/db/client';
import { memoizePerDatabase } from '@/server/db/memoize-per-database';
import { notFound } from '@/server/http/errors';
import { skillsOfMember } from '@/server/skills/service';
import { presentMe } from './present';
import { careers, educations, licenses, memberConditions, members } from './tables';

const memberId = sql.placeholder('memberId');

type MemberTable = PgTable & { memberId: PgColumn };

/**
 * Returns the rows of the member in another table as one JSON value. Only for tables without timestamps, which JSON would
 * turn into texts.
 */
function rowsOf<T extends MemberTable>(table: T, order: PgColumn): SQL<InferSelectModel<T>[]> {
  const fields = Object.entries(getTableColumns(table)).map(
    ([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`,
  );
  return sql`(select coalesce(json_agg(json_build_object(${sql.join(fields, sql`, `)}) order by ${asc(order)}), '[]')
    from ${table} where ${table.memberId} = ${memberId})`;
}

/**
 * Building the statement takes longer than sending it. An empty name makes it an unnamed statement, which also works
 * behind a pooler in transaction mode.
 */
const meStatement = memoizePerDatabase((db) =>
  db
    .select({
      member: getTableColumns(members),
      careers: rowsOf(careers, careers.sortOrder),
      educations: rowsOf(educations, educations.sortOrder),
      licenses: rowsOf(licenses, licenses.sortOrder),
      conditions: rowsOf(memberConditions, memberConditions.memberId),
      skills: skillsOfMember(memberId),
      emailChange: pendingEmailChangeOf(memberId),
    })
    .from(members)
    .where(eq(members.id, memberId))
    .prepare(''),
);

/**
 * Returns the member's whole record in the shape of GET /members/me/. It is one statement, because every page of a member
 * asks for it. Throws 404 for an unknown member.
 */
export async function readMe(db: Db, id: number): Promise<Me> {
  const [row] = await meStatement(db).execute({ memberId: id });
  if (!row) throw notFound();
  const { member, conditions, ...parts } = row;
  return presentMe(member, { ...parts, conditions: conditions[0] ?? null });
}
