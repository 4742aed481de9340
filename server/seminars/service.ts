import { and, asc, desc, eq, getTableColumns, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { SeminarStatus } from '@/schemas/seminar-fields';
import { readInBatches } from '@/server/db/batches';
import type { Db } from '@/server/db/client';
import { ApiError } from '@/server/http/errors';
import { isUnchanged } from '@/server/imports/record';
import { seminars } from './tables';

const isPublished = sql`${seminars.publishedAt} <= now()`;

/**
 * The status at the current time of the database. It uses clock_timestamp(), because now() is the start of the
 * transaction.
 */
const status = sql<SeminarStatus>`case
  when ${seminars.cancelledAt} is not null then 'cancelled'
  when ${seminars.endsAt} <= clock_timestamp() then 'past'
  when ${seminars.closedAt} is not null or ${seminars.deadline} <= clock_timestamp() then 'closed'
  when ${seminars.seatsTaken} >= ${seminars.capacity} then 'full'
  else 'open' end`;

const hasStarted = sql<boolean>`${seminars.startsAt} <= clock_timestamp()`;

const selectSeminars = (db: Db) =>
  db.select({ ...getTableColumns(seminars), status, hasStarted }).from(seminars);

/** A seminar as other domains read it. */
export type SeminarRow = Awaited<ReturnType<typeof selectSeminars>>[number];

/** Upcoming seminars first, soonest first; then past seminars, newest first. */
const listOrder = ({ endsAt, startsAt, id }: Record<'endsAt' | 'startsAt' | 'id', PgColumn>) => [
  sql`(${endsAt} <= now())`,
  sql`case when ${endsAt} > now() then ${startsAt} end`,
  desc(startsAt),
  desc(id),
];

/**
 * Returns a subquery of the ids on a page. No index has the order of the list, but each of its two halves is read in the
 * order of an index, as far as the page needs it. Otherwise every page would read and sort all seminars.
 */
function idsOnPage(db: Db, page: number, pageSize: number) {
  const { id, startsAt, endsAt } = seminars;
  const half = (condition: SQL) =>
    db
      .select({ id, startsAt, endsAt })
      .from(seminars)
      .where(and(isPublished, condition))
      .limit(page * pageSize);
  const listed = unionAll(
    half(sql`${endsAt} > now()`).orderBy(asc(startsAt), desc(id)),
    half(sql`${endsAt} <= now()`).orderBy(desc(startsAt), desc(id)),
  ).as('listed');
  return db
    .select({ id: listed.id })
    .from(listed)
    .orderBy(...listOrder(listed))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

/** Returns a page of the published seminars and the total count; with `id`, only that seminar. */
export async function listSeminars(
  db: Db,
  { page, pageSize, id }: { page: number; pageSize: number; id?: number },
): Promise<{ count: number; rows: SeminarRow[] }> {
  const where = and(isPublished, id === undefined ? undefined : eq(seminars.id, id));
  const onPage = id === undefined ? inArray(seminars.id, idsOnPage(db, page, pageSize)) : where;
  const [total, rows] = await Promise.all([
    db.$count(seminars, where),
    selectSeminars(db)
      .where(onPage)
      .orderBy(...listOrder(seminars))
      .limit(pageSize)
      .offset(id === undefined ? 0 : (page - 1) * pageSize),
  ]);
  return { count: total, rows };
}

/** Returns the seminars with the given ids, by id. */
export async function findSeminarRows(db: Db, ids: number[]): Promise<Map<number, SeminarRow>> {
  const rows = ids.length > 0 ? await selectSeminars(db).where(inArray(seminars.id, ids)) : [];
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns title, start time and status of the seminars with the given ids, by id. */
export async function findSeminarTitles(
  db: Db,
  ids: number[],
): Promise<Map<number, { id: number; title: string; startsAt: Date; status: SeminarStatus }>> {
  const { id, title, startsAt } = seminars;
  const rows =
    ids.length > 0
      ? await db.select({ id, title, startsAt, status }).from(seminars).where(inArray(id, ids))
      : [];
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns all seminars, hidden ones too, ordered by id and in batches; with `id`, only that one. */
export const listAllSeminars = (db: Db, id?: number) =>
  readInBatches((after, limit) =>
    selectSeminars(db)
      .where(and(gt(seminars.id, after), id === undefined ? undefined : eq(seminars.id, id)))
      .orderBy(asc(seminars.id))
      .limit(limit),
  );

/**
 * Locks rows of seminars FOR UPDATE in the order of their ids. Concurrent applications, cancellations and changes wait until
 * the transaction ends.
 */
export async function lockSeminarRowsForUpdate(tx: Db, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const { id } = seminars;
  await tx.select({ id }).from(seminars).where(inArray(id, ids)).orderBy(asc(id)).for('update');
}

/**
 * Locks a published seminar FOR UPDATE and returns it, or null when there is none. Locking and reading are two
 * statements, so that the read sees what the previous lock holder committed.
 */
export async function lockSeminarForUpdate(tx: Db, id: number): Promise<SeminarRow | null> {
  await lockSeminarRowsForUpdate(tx, [id]);
  const [row] = await selectSeminars(tx).where(and(eq(seminars.id, id), isPublished));
  return row ?? null;
}

/**
 * Adds (1) or removes (-1) a taken seat. The caller must hold the row lock. The table's check constraint rejects a
 * count below zero or above the capacity.
 */
export async function changeSeatsTaken(tx: Db, id: number, by: 1 | -1): Promise<void> {
  await tx
    .update(seminars)
    .set({ seatsTaken: sql`${seminars.seatsTaken} + ${by}` })
    .where(eq(seminars.id, id));
}

/** Returns the ids of the seminars that start within the next 24 hours. */
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

/** The columns that the operator may change later. The deadline is derived from `closesBefore`. */
export type SeminarChanges = Partial<
  Omit<typeof seminars.$inferInsert, 'id' | 'seatsTaken' | 'revision' | 'updatedAt' | 'deadline'>
>;

/**
 * Saves the operator's changes to a seminar. The caller must hold the row lock. Each change increments the revision; a
 * save without changes does not.
 * @returns whether anything was changed
 */
export async function saveSeminarChanges(tx: Db, id: number, changes: SeminarChanges): Promise<boolean> {
  const [existing] = await tx.select().from(seminars).where(eq(seminars.id, id));
  if (isUnchanged(existing, changes)) return false;
  await tx
    .update(seminars)
    .set({ ...changes, updatedAt: new Date(), revision: sql`${seminars.revision} + 1` })
    .where(eq(seminars.id, id));
  return true;
}

/** A seminar as the operator writes it. */
export type NewSeminar = Omit<typeof seminars.$inferInsert, 'deadline'>;

/** Inserts seminars and returns their ids in the given order. */
export async function insertSeminars(db: Db, newSeminars: NewSeminar[]): Promise<number[]> {
  if (newSeminars.length === 0) return [];
  const rows = await db.insert(seminars).values(newSeminars).returning({ id: seminars.id });
  return rows.map(({ id }) => id);
}

/** Returns a 404 error. It is the same for an unknown and an unpublished seminar. */
export const seminarNotFoundError = () => new ApiError(404, 'not_found', 'セミナーが見つかりません。');

/**
 * Returns the id of the seminar with that title and start time, so that a repeated import does not announce it twice.
 */
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

/**
 * Publishes a seminar now and accepts applications again.
 * @returns false when no seminar has that id. Throws `wrong_state` for a cancelled one, whose applicants have been told.
 */
export async function publishSeminar(db: Db, id: number): Promise<boolean> {
  const seminar = (await findSeminarRows(db, [id])).get(id);
  if (seminar?.cancelledAt)
    throw new ApiError(
      409,
      'wrong_state',
      '中止したセミナーは公開し直せません。申込者に中止を知らせているため、開催する場合は新しいセミナーとして取り込んでください。',
    );
  const changed = await db
    .update(seminars)
    .set({ publishedAt: sql`least(${seminars.publishedAt}, now())`, closedAt: null, updatedAt: new Date() })
    .where(eq(seminars.id, id))
    .returning({ id: seminars.id });
  return changed.length > 0;
}

/**
 * Stops accepting applications. A repeated call changes nothing.
 * @returns false when no seminar has that id
 */
export async function closeSeminar(db: Db, id: number): Promise<boolean> {
  const changed = await db
    .update(seminars)
    .set({ closedAt: sql`coalesce(${seminars.closedAt}, now())`, updatedAt: new Date() })
    .where(eq(seminars.id, id))
    .returning({ id: seminars.id });
  return changed.length > 0;
}
