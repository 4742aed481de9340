import type { QueryFunctionContext } from '@tanstack/react-query';
import { ApiCallError } from '@/lib/errors/api-call-error';
import { type ListPage, type ReplyReader, UnreadableReplyError } from '@/schemas/replies';
import { getTransport } from './http-client';

/** Rows have an id, and choices a value. */
interface Row {
  id?: unknown;
  value?: unknown;
}

/** The rows of all pages of a list, and how many there are that cannot be shown. */
export interface WholeList<T> {
  rows: T[];
  leftOut: number;
}

/**
 * Reads all pages of a list, and returns each row once. A page leads to the next one by the query of `next`, whose host may
 * be another one. Ends at a page without a new row, because an API that ignores the query answers the same page for ever.
 * @param readPage returns null when there is no such page
 * @param query of the first page
 * @param maxPages a safeguard against an API whose pages never end
 */
export async function readPages<T extends Row>(
  readPage: (query: string) => Promise<ListPage<T> | null>,
  query = '',
  maxPages = 50,
): Promise<WholeList<T>> {
  const all = new Map<unknown, T>();
  const pages: T[][] = [];
  let leftOut = 0;
  let nextQuery: string | undefined = query;
  while (pages.length < maxPages && nextQuery !== undefined) {
    const page: ListPage<T> | null = await readPage(nextQuery);
    const knownCount = all.size;
    const results = page?.results ?? [];
    for (const row of results) all.set(row.id ?? row.value, row);
    pages.push(results);
    leftOut += page?.leftOut ?? 0;
    nextQuery = all.size > knownCount ? page?.next?.split('?')[1] : undefined;
  }
  const [first, ...others] = pages;
  // A list that comes whole is one array for all that read the same reply, by which they know what they have computed from it.
  const isWhole = others.length === 0 && first?.length === all.size;
  return { rows: isWhole ? first : [...all.values()], leftOut };
}

type ReadContext = Pick<QueryFunctionContext, 'client' | 'signal' | 'meta'>;

/**
 * Fetches one resource inside a query function and converts it to what screens use.
 * @throws ApiCallError when the request fails, and when nothing in the reply is usable
 */
export async function read<T>(
  { client, signal, meta }: ReadContext,
  path: string,
  readReply: ReplyReader<T>,
  params?: URLSearchParams,
): Promise<T> {
  const { http, reportIssues, issuesOf } = await getTransport(client);
  const { data } = await http.get(path, { params, signal, meta });
  const issues = issuesOf?.(path) ?? new Set<string>();
  try {
    return readReply(data, issues, params);
  } catch (cause) {
    if (!(cause instanceof UnreadableReplyError)) throw cause;
    throw new ApiCallError('unreadable', { status: 200, cause });
  } finally {
    if (issues instanceof Set) reportIssues?.(path, issues);
  }
}

/**
 * Fetches a list for which the specification names no pages. An API that sends it in pages nevertheless is followed to the
 * last one.
 * @throws as {@link read} does
 */
export const readWholeList = <T extends { id?: unknown; value?: unknown }>(
  context: ReadContext,
  path: string,
  reader: ReplyReader<ListPage<T>>,
): Promise<WholeList<T>> =>
  readPages((query) => read(context, path, reader, query ? new URLSearchParams(query) : undefined));

/** Fetches the rows of such a list. @throws as {@link read} does */
export const readAll = async <T extends { id?: unknown; value?: unknown }>(
  context: ReadContext,
  path: string,
  reader: ReplyReader<ListPage<T>>,
): Promise<T[]> => (await readWholeList(context, path, reader)).rows;
