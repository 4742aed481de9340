import { and, eq, inArray, sql } from 'drizzle-orm';
import { Marked } from 'marked';
import { sanitizeArticle } from '@/lib/columns/article-html';
import { documentErrorMap } from '@/lib/content/documents';
import { type ColumnInput, columnInputSchema, tagInputSchema } from '@/schemas/columns';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { fieldError } from '@/server/http/errors';
import { assertValidText, isUnchanged } from '@/server/imports/record';
import { columns, columnTags, tags } from './tables';

async function findUnknownTags(db: Db, ids: number[]): Promise<number[]> {
  const found = await db.select({ id: tags.id }).from(tags).where(inArray(tags.id, ids));
  const knownIds = new Set(found.map(({ id }) => id));
  return ids.filter((id) => !knownIds.has(id));
}

/** Throws when the same column exists, so that a repeated import does not publish it twice. */
async function assertNotDuplicate(tx: Db, { title, lead }: Pick<ColumnValues, 'title' | 'lead'>) {
  const [existing] = await tx
    .select({ id: columns.id })
    .from(columns)
    .where(and(eq(columns.title, title), eq(columns.lead, lead)))
    .limit(1);
  if (existing)
    throw fieldError('title', `同じコラムがあります。置き換えるには id: ${existing.id} を指定してください。`);
}

/**
 * Adds a column, or replaces the one with the given id. Columns are only written here, because this function
 * sanitizes the body. Repeating an import changes nothing. Publication fields that the input omits keep their values.
 * @throws ZodError when the input does not match the schema, ApiError for an unknown tag, a body without text, or the
 * title and lead of an existing column without its id
 * @returns the id, and whether the column is new
 */
export async function importColumn(
  db: Db,
  input: ColumnInput,
): Promise<{ id: number; isNew: boolean; isUnchanged?: boolean }> {
  const column = columnInputSchema.parse(input, { error: documentErrorMap });
  assertValidText(column);
  const body = sanitizeArticle(column.body).trim();
  if (body === '') throw fieldError('body', '本文がありません。');
  const tagIds = [...new Set(column.tags)];

  return inTransaction(db, async (tx) => {
    const unknown = await findUnknownTags(tx, tagIds);
    if (unknown.length > 0) throw fieldError('tags', `タグ ${unknown.join('、')} は登録されていません。`);
    const values = {
      title: column.title,
      lead: column.lead,
      body,
      people: column.people,
      picture: column.picture,
      shareImage: column.share_image,
    };
    const publishedAt = column.published_at ? new Date(column.published_at) : undefined;
    const { id, isNew, isUnchanged } = await upsertColumn(tx, column.id, values, publishedAt);
    const before = isNew ? [] : await tx.delete(columnTags).where(eq(columnTags.columnId, id)).returning();
    await tx.insert(columnTags).values(tagIds.map((tagId, position) => ({ columnId: id, tagId, position })));
    const isTagged =
      tagIds.length === before.length && before.every((row) => tagIds[row.position] === row.tagId);
    return { id, isNew, isUnchanged: isUnchanged && isTagged };
  });
}

type ColumnValues = Omit<typeof columns.$inferInsert, 'id' | 'publishedAt' | 'closedAt' | 'updatedAt'>;

async function upsertColumn(
  tx: Db,
  id: number | undefined,
  values: ColumnValues,
  publishedAt: Date | undefined,
) {
  const insertValues = { ...values, publishedAt: publishedAt ?? new Date() };
  if (id === undefined) {
    await assertNotDuplicate(tx, values);
    const [row] = await tx.insert(columns).values(insertValues).returning({ id: columns.id });
    if (!row) throw new Error('a column was inserted without an id');
    return { id: row.id, isNew: true, isUnchanged: false };
  }
  // Locks the row before the tags are changed, so that concurrent imports of one column are serialized.
  const [existing] = await tx.select().from(columns).where(eq(columns.id, id)).for('update');
  const changes = { ...values, ...(publishedAt ? { publishedAt } : {}) };
  // An unchanged column keeps its updatedAt, so that feeds and search engines do not treat it as updated.
  if (existing && isUnchanged(existing, changes)) return { id, isNew: false, isUnchanged: true };
  const [row] = await tx
    .insert(columns)
    .values({ ...insertValues, id })
    .onConflictDoUpdate({
      target: columns.id,
      set: { ...changes, updatedAt: sql`now()` },
    })
    // xmax is 0 for an inserted row. For an updated row it is the number of this transaction.
    .returning({ isNew: sql<boolean>`xmax = 0` });
  // The sequence must be at least as high as an id given in a file, so that the next column without an id gets a free
  // one.
  await tx.execute(
    sql`select setval(pg_get_serial_sequence('columns', 'id'), (select max(id) from columns))`,
  );
  return { id, isNew: row?.isNew ?? false, isUnchanged: false };
}

/**
 * Adds a tag at the end of the list, or renames the tag with the given id.
 * @throws ZodError when the input does not match the schema, ApiError for a name with control characters
 * @returns whether the tag is new
 */
export async function importTag(
  db: Db,
  input: { id: number; name: string },
): Promise<{ isNew: boolean; isUnchanged?: boolean }> {
  const { id, name } = tagInputSchema.parse(input, { error: documentErrorMap });
  assertValidText({ name });
  if ((await db.$count(tags, and(eq(tags.id, id), eq(tags.name, name)))) > 0)
    return { isNew: false, isUnchanged: true };
  const [row] = await db
    .insert(tags)
    .values({ id, name, position: sql`(select coalesce(max(${tags.position}), 0) + 1 from ${tags})` })
    .onConflictDoUpdate({ target: tags.id, set: { name } })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return { isNew: row?.isNew ?? false };
}

const parser = new Marked({ gfm: true, async: false });

/** Returns the operator's Markdown as HTML. The HTML is not sanitized yet; `importColumn` does that. */
export const markdownToHtml = (markdown: string): string => parser.parse(markdown, { async: false });
