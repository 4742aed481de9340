import type { QueryFunctionContext } from '@tanstack/react-query';
import { ApiCallError } from '@/lib/errors/api-call-error';
import { type ListPage, type ReplyReader, UnreadableReplyError } from '@/schemas/replies';
import { getTransport } from './http-client';
import { readPages, type WholeList } from './read-pages';

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
