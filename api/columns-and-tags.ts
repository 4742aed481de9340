import type { QueryFunctionContext } from '@tanstack/react-query';
import { type ColumnsAndTags, combineColumnsAndTags } from '@/lib/columns/column-views';
import { columnsReply, tagsReply } from '@/schemas/replies/columns';
import { readAll } from './transport/read';

// Loaded when it is needed: by the browser only when the server could not reach the API.

/** Fetches columns and tags in parallel (spec §7). Columns are shown without their tags when these cannot be fetched. */
export async function readColumnsAndTags(context: QueryFunctionContext): Promise<ColumnsAndTags> {
  const [columns, tags] = await Promise.all([
    readAll(context, '/columns/', Promise.resolve(columnsReply)),
    readAll(context, '/tags/', Promise.resolve(tagsReply)).catch(() => null),
  ]);
  return combineColumnsAndTags(columns, tags);
}
