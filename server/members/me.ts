import { asc, eq, getTableColumns, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { oncePerObject } from '@/schemas/once-per-object';
import { pendingEmailChangeOf } from '@/server/auth/tokens';
import type { Db } from '@/server/db/client';
import { notFound } from '@/server/http/errors';
import { skillsOfMember } from '@/server/skills/service';
import { presentMe, presentMember } from './present';
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
 * It is one statement, because every page of a member asks for these rows. Building it takes longer than sending it. It has no
 * name, so that it works behind a pooler in transaction mode.
 */
const memberStatement = oncePerObject((db: Db) =>
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

/** Returns the rows of a member. Throws 404 for an unknown one. */
export async function readMemberRows(db: Db, id: number) {
  const [row] = await memberStatement(db).execute({ memberId: id });
  if (!row) throw notFound();
  const { member, conditions, ...parts } = row;
  return [member, { ...parts, conditions: conditions[0] ?? null }] as const;
}

/** Returns the body of GET /members/me/. Throws 404 for an unknown member. */
export const readMe = async (db: Db, id: number) => presentMe(...(await readMemberRows(db, id)));

/** Returns the member's whole record in the API's shape, and what it says about skills. Throws 404 for an unknown member. */
export async function readMemberRecord(db: Db, id: number) {
  const [row, parts] = await readMemberRows(db, id);
  return { member: presentMember(row, parts), skills: parts.skills };
}
