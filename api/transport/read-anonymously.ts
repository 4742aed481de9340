import { readAsVisitor } from '@/gateway/api-fetch';
import type { ReplyReader } from '@/schemas/replies';
import { isObject } from '@/schemas/wire-values';
import { EMPTY_LIST, hasFilters } from './list-replies';
import { reportReplyIssues } from './reply-issues';

/** The statuses of a list that visitors cannot read. Any other failure is temporary. */
const ABSENT_STATUSES = new Set([401, 403, 404]);

/**
 * Returns what the API answers on the server to a visitor without a session; null for a list that visitors cannot read.
 * A list whose filters the API refuses is empty.
 * @throws Error when the API is unavailable or throttles the call, or when its reply is too long, too slow or unusable
 */
export async function readAnonymously<T>(
  path: string,
  query: string,
  reader: ReplyReader<T>,
): Promise<T | null> {
  const { status, data } = await readAsVisitor(`${path}${query && `?${query}`}`);
  const isRefusedFilter = status === 400 && isObject(data) && hasFilters(new URLSearchParams(query));
  if (!isRefusedFilter && !(status >= 200 && status < 300)) {
    if (!ABSENT_STATUSES.has(status)) throw new Error(`GET ${path} answered ${status}`);
    return null;
  }
  const issues = new Set<string>();
  try {
    return reader(isRefusedFilter ? EMPTY_LIST : data, issues);
  } finally {
    reportReplyIssues(path, issues);
  }
}
