import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Column } from '@/schemas/column-fields';
import { timestamptz } from '@/server/db/column-types';

/** Tags of the columns. The ids of spec §2 are reference rows that a migration inserts. */
export const tags = pgTable(
  'tags',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
    /** The position in the list. */
    position: smallint('position').notNull(),
  },
  (table) => [uniqueIndex('tags_name_key').on(table.name)],
);

/** Columns (spec §3). */
export const columns = pgTable(
  'columns',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    title: text('title').notNull(),
    lead: text('lead').notNull(),
    /** Sanitized HTML. */
    body: text('body').notNull(),
    picture: jsonb('picture').$type<Column['picture']>(),
    shareImage: text('share_image'),
    people: jsonb('people').$type<Column['people']>().notNull(),
    /** The time of publication. The column is hidden while it is in the future. */
    publishedAt: timestamptz('published_at').notNull(),
    /** The time when the operator closed the column. */
    closedAt: timestamptz('closed_at'),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [index('columns_newest_idx').on(table.publishedAt, table.id)],
);

export const columnTags = pgTable(
  'column_tags',
  {
    columnId: bigint('column_id', { mode: 'number' })
      .notNull()
      .references(() => columns.id, { onDelete: 'cascade' }),
    tagId: integer('tag_id')
      .notNull()
      .references(() => tags.id),
    /** The order of the tags from 0, best match first. */
    position: smallint('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.columnId, table.tagId] }),
    index('column_tags_tag_idx').on(table.tagId),
  ],
);
