import { readAsVisitor } from '@/gateway/api-fetch';
import { siteLog } from '@/gateway/log';
import type { ReplyReader } from '@/schemas/replies';
import { isObject } from '@/schemas/wire-values';
import { EMPTY_LIST, hasFilters } from './read-reply';

/** Names of calls and paths come from this site's code, so there are few of them. The limit is a safeguard. */
const MAX_REPORTED = 1_000;
const reported = new Set<string>();

/** Returns the call without the ids in its path. */
const callOf = (path: string): string => `GET ${path.replace(/\/[^/]*\d[^/]*(?=\/)/g, '/{id}')}`;

/**
 * Logs the fields of a reply that could not be understood, each once, and without a value of the reply.
 * @param issues paths of fields; '' is the whole body
 */
export function reportReplyIssues(path: string, issues: ReadonlySet<string>): void {
  const call = callOf(path);
  const fields = [...issues]
    .map((issue) => issue || '(body)')
    .filter((field) => !reported.has(`${call} ${field}`));
  if (fields.length === 0 || reported.size >= MAX_REPORTED) return;
  for (const field of fields) reported.add(`${call} ${field}`);
  siteLog().warn({ call, fields }, 'fields of a reply could not be understood');
}

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
