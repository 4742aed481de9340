import type { QueryFunctionContext } from '@tanstack/react-query';
import { UnexpectedReplyError } from '@/lib/api-failure';
import type { ReplyReader } from '@/schemas/replies/reply-record';
import { getHttp, getIssueReporter } from './http-client';

/**
 * Fetches one resource inside a query function and converts it to what screens use. The reader is a promise of a
 * dynamic import, so that it is not part of a page's first load.
 * @throws AxiosError when the request fails; UnexpectedReplyError, which is not retried, when nothing in the response is
 * usable
 */
export async function read<T>(
  { client, signal }: Pick<QueryFunctionContext, 'client' | 'signal'>,
  path: string,
  reader: Promise<ReplyReader<T>>,
  params?: URLSearchParams,
): Promise<T> {
  const [readReply, http] = await Promise.all([reader, getHttp(client)]);
  const { data, status } = await http.get(path, { params, signal });
  const issues = new Set<string>();
  try {
    return readReply(data, issues);
  } catch (cause) {
    issues.add('');
    throw new UnexpectedReplyError(status, `Nothing in the reply to GET ${path} is usable.`, { cause });
  } finally {
    getIssueReporter(client)?.(path, issues);
  }
}
