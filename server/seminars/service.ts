import { and, count, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { SeminarStatus } from '@/schemas/seminar-codes';
import type { Db } from '@/server/db/client';
import { isUnchanged } from '@/server/db/is-unchanged';
import { ApiError } from '@/server/http/errors';
import { seminars } from './tables';

const isPublished = sql`${seminars.publishedAt} <= now()`;

/** By the database's clock; the clock itself and not now(), which stands still since the transaction began. */
const status = sql<SeminarStatus>`case
  when ${seminars.cancelledAt} is not null then 'cancelled'
  when ${seminars.endsAt} <= clock_timestamp() then 'past'
  when ${seminars.closedAt} is not null or ${seminars.deadline} <= clock_timestamp() then 'closed'
  when ${seminars.seatsTaken} >= ${seminars.capacity} then 'full'
  else 'open' end`;

const selectSeminars = (db: Db) => db.select({ ...getTableColumns(seminars), status }).from(seminars);

/** A seminar as the other domains see it. */
export type SeminarRow = Awaited<ReturnType<typeof selectSeminars>>[number];

/** What is to come, soonest first, then what is over, newest first. */
const listOrder = [
  sql`(${seminars.endsAt} <= now())`,
  sql`case when ${seminars.endsAt} > now() then ${seminars.startsAt} end`,
  desc(seminars.startsAt),
  desc(seminars.id),
];

/** A page of the published seminars, and the number of all; with `id` that one alone. */
export async function listSeminars(
  db: Db,
  { page, pageSize, id }: { page: number; pageSize: number; id?: number },
): Promise<{ count: number; rows: SeminarRow[] }> {
  const where = and(isPublished, id === undefined ? undefined : eq(seminars.id, id));
  const [[total], rows] = await Promise.all([
    db.select({ count: count() }).from(seminars).where(where),
    selectSeminars(db)
      .where(where)
      .orderBy(...listOrder)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ]);
  return { count: total?.count ?? 0, rows };
}

/** The seminars with those ids, by id. */
export async function findSeminarRows(db: Db, ids: number[]): Promise<Map<number, SeminarRow>> {
  const rows = ids.length > 0 ? await selectSeminars(db).where(inArray(seminars.id, ids)) : [];
  return new Map(rows.map((row) => [row.id, row]));
}

/** Makes everybody else who applies to, leaves or changes it wait until the transaction ends. */
export async function lockSeminarRowForUpdate(tx: Db, id: number): Promise<void> {
  await tx.select({ id: seminars.id }).from(seminars).where(eq(seminars.id, id)).for('update');
}

/**
 * A published seminar that nobody else applies to, leaves or changes until the transaction ends; null when there is
 * none. Two statements: what is read must be as the one who held it before has left it.
 */
export async function lockSeminarForUpdate(tx: Db, id: number): Promise<SeminarRow | null> {
  await lockSeminarRowForUpdate(tx, id);
  const [row] = await selectSeminars(tx).where(and(eq(seminars.id, id), isPublished));
  return row ?? null;
}

/** Takes (1) or gives back (-1) a seat of a seminar that is held; the table's check refuses one that is not there. */
export async function changeSeatsTaken(tx: Db, id: number, by: 1 | -1): Promise<void> {
  await tx
    .update(seminars)
    .set({ seatsTaken: sql`${seminars.seatsTaken} + ${by}` })
    .where(eq(seminars.id, id));
}

/** The ids of the seminars that begin within the coming day. */
export async function listSeminarIdsStartingWithinADay(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: seminars.id })
    .from(seminars)
    .where(
      and(
        isPublished,
        sql`${seminars.cancelledAt} is null`,
        sql`${seminars.startsAt} > now() and ${seminars.startsAt} <= now() + interval '1 day'`,
      ),
    );
  return rows.map(({ id }) => id);
}

/** What the provider may change later; the deadline is given as `closesBefore`. */
export type SeminarChanges = Partial<
  Omit<typeof seminars.$inferInsert, 'id' | 'seatsTaken' | 'revision' | 'updatedAt' | 'deadline'>
>;

/** Writes the provider's change to a seminar that is held; every change counts one up, and what is as it was is none. */
export async function saveSeminarChanges(tx: Db, id: number, changes: SeminarChanges): Promise<void> {
  const [existing] = await tx.select().from(seminars).where(eq(seminars.id, id));
  if (isUnchanged(existing, changes)) return;
  await tx
    .update(seminars)
    .set({ ...changes, updatedAt: new Date(), revision: sql`${seminars.revision} + 1` })
    .where(eq(seminars.id, id));
}

/** A seminar as the provider writes it. */
export type NewSeminar = Omit<typeof seminars.$inferInsert, 'deadline'>;

/** Adds seminars; gives their ids in the order given. */
export async function insertSeminars(db: Db, newSeminars: NewSeminar[]): Promise<number[]> {
  if (newSeminars.length === 0) return [];
  const rows = await db.insert(seminars).values(newSeminars).returning({ id: seminars.id });
  return rows.map(({ id }) => id);
}

/** 404, whether there never was such a seminar or it is not published yet. */
export const seminarNotFoundError = () => new ApiError(404, 'not_found', 'セミナーが見つかりません。');

/** The id of a seminar of that title and beginning; an import that is repeated must not announce it twice. */
export async function findDuplicateSeminarId(
  db: Db,
  { title, startsAt }: Pick<NewSeminar, 'title' | 'startsAt'>,
): Promise<number | undefined> {
  const [duplicate] = await db
    .select({ id: seminars.id })
    .from(seminars)
    .where(and(eq(seminars.title, title), eq(seminars.startsAt, startsAt)));
  return duplicate?.id;
}

/** Shows a seminar from now on, and takes applications again. Returns whether there is such a one. */
export async function publishSeminar(db: Db, id: number): Promise<boolean> {
  const changed = await db
    .update(seminars)
    .set({ publishedAt: sql`least(${seminars.publishedAt}, now())`, closedAt: null, updatedAt: new Date() })
    .where(eq(seminars.id, id))
    .returning({ id: seminars.id });
  return changed.length > 0;
}

/** Ends taking applications; a second time changes nothing. Returns whether there is such a seminar. */
export async function closeSeminar(db: Db, id: number): Promise<boolean> {
  const changed = await db
    .update(seminars)
    .set({ closedAt: sql`coalesce(${seminars.closedAt}, now())`, updatedAt: new Date() })
    .where(eq(seminars.id, id))
    .returning({ id: seminars.id });
  return changed.length > 0;
}
