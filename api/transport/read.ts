import type { QueryFunctionContext } from '@tanstack/react-query';
import type { AxiosResponse } from 'axios';
import { UnexpectedReplyError } from '@/lib/api-failure';
import type { Page, ReplyReader } from '@/schemas/replies/readers';
import { getHttp, getIssueReporter, type IssueReporter } from './http-client';

/**
 * Converts the body of a successful reply to what the site uses, and reports the fields that could not be understood.
 * @throws UnexpectedReplyError, which is not retried, when nothing in the body is usable
 */
export function convertReply<T>(
  path: string,
  { data, status }: Pick<AxiosResponse, 'data' | 'status'>,
  readReply: ReplyReader<T>,
  reportIssues: IssueReporter | undefined,
  params?: URLSearchParams,
): T {
  const issues = new Set<string>();
  try {
    return readReply(data, issues, params);
  } catch (cause) {
    issues.add('');
    throw new UnexpectedReplyError(status, `GET ${path}`, { cause });
  } finally {
    reportIssues?.(path, issues);
  }
}

/**
 * Fetches one resource inside a query function and converts it to what screens use. The reader is a promise of a
 * dynamic import, so that it is not part of a page's first load.
 * @throws AxiosError when the request fails; UnexpectedReplyError when nothing in the response is usable
 */
export async function read<T>(
  { client, signal }: Pick<QueryFunctionContext, 'client' | 'signal'>,
  path: string,
  reader: Promise<ReplyReader<T>>,
  params?: URLSearchParams,
): Promise<T> {
  const [readReply, http] = await Promise.all([reader, getHttp(client)]);
  const response = await http.get(path, { params, signal });
  return convertReply(path, response, readReply, getIssueReporter(client), params);
}

/** A safeguard against an API whose pages never end. */
const MAX_PAGES = 50;

/**
 * Fetches all rows of a list for which the specification names no pages. An API that sends it in pages nevertheless is
 * followed by the query of `next`, whose host may be another one.
 * @throws as {@link read} does
 */
export async function readAll<T>(
  context: Parameters<typeof read>[0],
  path: string,
  reader: Promise<ReplyReader<Page<T>>>,
): Promise<T[]> {
  const rows: T[] = [];
  const queries = new Set<string>();
  let query = '';
  while (!queries.has(query) && queries.size < MAX_PAGES) {
    queries.add(query);
    const { results, next } = await read(context, path, reader, new URLSearchParams(query));
    rows.push(...results);
    query = next?.split('?')[1] ?? '';
  }
  return rows;
}
