import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { columnFields, tagFields } from '@/schemas/column-fields';
import type { Db } from '@/server/db/client';
import { shapeVersion } from '@/server/http/etag';
import { publicRead, type ReadContext } from '@/server/http/read';
import { jsonContent } from '@/server/http/router';
import { apiTags } from '@/server/openapi/tags';
import { present, wireSchema } from '@/server/openapi/wire-schema';
import { presentColumn } from './present';
import { listColumns, listTags, readColumnsRevision } from './service';

const columnsSchema = z.array(wireSchema(columnFields));
const tagsSchema = z.array(wireSchema(tagFields));
const COLUMNS_SHAPE = shapeVersion(columnsSchema);

/** Returns what the ETag of the columns consists of: it changes with their shape and with their rows. */
const readRevision = async (db: Db) => `${COLUMNS_SHAPE}-${await readColumnsRevision(db)}`;

const columnsRoute = <Path extends string>(path: Path, summary: string) =>
  createRoute({
    method: 'get',
    path,
    tags: [apiTags.columns.name],
    summary,
    responses: { 200: jsonContent(columnsSchema, 'すべてのコラム') },
  });

const tagsRoute = <Path extends string>(path: Path, summary: string) =>
  createRoute({
    method: 'get',
    path,
    tags: [apiTags.columns.name],
    summary,
    responses: { 200: jsonContent(tagsSchema, 'すべてのタグ（一覧に出す順）') },
  });

const readColumns = async ({ db }: ReadContext) => (await listColumns(db)).map(presentColumn);
const readTags = async ({ db }: ReadContext) => (await listTags(db)).map((tag) => present(tagFields, tag));

/** The columns and tags. Spec §7 also lists both paths with a doubled `public/`. */
export const columnReads = [
  publicRead(columnsRoute('/columns/', 'すべてのコラム'), readColumns, { readRevision }),
  publicRead(columnsRoute('/public/columns/', 'すべてのコラム（同じ内容）'), readColumns, { readRevision }),
  publicRead(tagsRoute('/tags/', 'すべてのタグ'), readTags),
  publicRead(tagsRoute('/public/tags/', 'すべてのタグ（同じ内容）'), readTags),
];
