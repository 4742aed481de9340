import { and, asc, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Tag } from '@/schemas/column-fields';
import { readInBatches } from '@/server/db/batches';
import type { Db } from '@/server/db/client';
import { columns, columnTags, tags } from './tables';

/** Tag ids in the order given by the operator. */
const tagIds = sql<number[]>`(
  select coalesce(array_agg(${columnTags.tagId} order by ${columnTags.position}), '{}')
  from ${columnTags} where ${columnTags.columnId} = ${columns.id})`;

const fields = {
  id: columns.id,
  title: columns.title,
  lead: columns.lead,
  body: columns.body,
  picture: columns.picture,
  shareImage: columns.shareImage,
  people: columns.people,
  publishedAt: columns.publishedAt,
  updatedAt: columns.updatedAt,
  tags: tagIds,
};

const selectColumns = (db: Db) => db.select(fields).from(columns);

export type ColumnRow = Awaited<ReturnType<typeof selectColumns>>[number];

const isVisible = and(
  lte(columns.publishedAt, sql`now()`),
  or(isNull(columns.closedAt), gt(columns.closedAt, sql`now()`)),
);

/** Returns the public columns, newest first. */
export const listColumns = (db: Db): Promise<ColumnRow[]> =>
  selectColumns(db).where(isVisible).orderBy(desc(columns.publishedAt), desc(columns.id));

/**
 * Returns a text that changes whenever {@link listColumns} would return something else. It reads no texts: `xmin` is the
 * number of the transaction that wrote the row last, so that every way of changing it counts.
 */
export async function readColumnsRevision(db: Db): Promise<string> {
  const { rows } = await db.execute<{ revision: string }>(sql`
    select concat_ws('-', count(*), sum(hashtextextended(${columns.id} || ' ' || ${columns}.xmin, 0)), (
      select sum(hashtextextended(${columnTags.columnId} || ' ' || ${columnTags.tagId} || ' ' || ${columnTags}.xmin, 0))
      from ${columnTags})) as revision
    from ${columns} where ${isVisible}`);
  return rows[0]?.revision ?? '';
}

/** Returns all tags in list order. */
export const listTags = (db: Db): Promise<Tag[]> =>
  db.select({ id: tags.id, name: tags.name }).from(tags).orderBy(asc(tags.position), asc(tags.id));

/** Returns all columns, hidden ones too, ordered by id and in batches; with `id`, only that one. */
export const listAllColumns = (db: Db, id?: number) =>
  readInBatches((after, limit) =>
    db
      .select({
        id: columns.id,
        title: columns.title,
        publishedAt: columns.publishedAt,
        closedAt: columns.closedAt,
        updatedAt: columns.updatedAt,
      })
      .from(columns)
      .where(and(gt(columns.id, after), id === undefined ? undefined : eq(columns.id, id)))
      .orderBy(asc(columns.id))
      .limit(limit),
  );

/** Returns a column with the names of its tags, hidden or not; undefined when there is none. */
export async function findWholeColumn(db: Db, id: number) {
  const [column] = await selectColumns(db).where(eq(columns.id, id));
  const names = new Map((await listTags(db)).map((tag) => [tag.id, tag.name]));
  return column && { ...column, tags: column.tags.map((tag) => names.get(tag) ?? String(tag)) };
}

/**
 * Publishes a column from the given time on. A column that was closed becomes public again.
 * @returns false when no column has that id
 */
export async function publishColumn(db: Db, id: number, at: Date = new Date()): Promise<boolean> {
  const changed = await db
    .update(columns)
    .set({ publishedAt: at, closedAt: null })
    .where(eq(columns.id, id))
    .returning({ id: columns.id });
  return changed.length > 0;
}

/**
 * Closes a column, so that it is no longer public. A repeated call changes nothing.
 * @returns false when no column has that id
 */
export async function closeColumn(db: Db, id: number, at: Date = new Date()): Promise<boolean> {
  const changed = await db
    .update(columns)
    .set({ closedAt: sql`coalesce(${columns.closedAt}, ${at.toISOString()}::timestamptz)` })
    .where(eq(columns.id, id))
    .returning({ id: columns.id });
  return changed.length > 0;
}
