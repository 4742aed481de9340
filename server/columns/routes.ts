import { createRoute } from '@hono/zod-openapi';
import { columnsSchema, tagsSchema } from '@/schemas/columns';
import type { AppContext } from '@/server/http/context';
import { createRouter, json } from '@/server/http/router';
import { presentColumn } from './present';
import { listColumns, listTags } from './service';

const columnsRoute = <Path extends string>(path: Path) =>
  createRoute({
    method: 'get',
    path,
    summary: 'Columns with their texts, newest first: all of them in one array',
    responses: { 200: json(columnsSchema, 'すべてのコラム') },
  });

const tagsRoute = <Path extends string>(path: Path) =>
  createRoute({
    method: 'get',
    path,
    summary: 'Tags of columns',
    responses: { 200: json(tagsSchema, 'すべてのタグ（一覧に出す順）') },
  });

const handleColumns = async (c: AppContext) => c.json((await listColumns(c.var.db)).map(presentColumn), 200);
const handleTags = async (c: AppContext) => c.json(await listTags(c.var.db), 200);

/** The public routes of columns and tags. Spec §7 also lists both paths with a doubled `public/`. */
export const columnRoutes = createRouter()
  .openapi(columnsRoute('/columns/'), handleColumns)
  .openapi(columnsRoute('/public/columns/'), handleColumns)
  .openapi(tagsRoute('/tags/'), handleTags)
  .openapi(tagsRoute('/public/tags/'), handleTags);
