import type { ReplyReader } from '@/schemas/replies/readers';
import { apiFetch } from './api-fetch';
import { API_PREFIX } from './api-path';
import { reportReplyIssues } from './reply-issues';

/** The statuses of a list that visitors cannot read. Any other failure is temporary. */
const ABSENT_STATUSES = new Set([401, 403, 404]);

/**
 * Returns what the API answers on the server to a visitor without a session; null for a list that visitors cannot read.
 * @throws Error when the API is unavailable or throttles the call, or when nothing in its reply is usable
 */
export async function readAnonymously<T>(
  path: string,
  query: string,
  reader: ReplyReader<T>,
): Promise<T | null> {
  const response = await apiFetch(new Request(`http://localhost${API_PREFIX}${path}${query && `?${query}`}`));
  if (response.ok) {
    const issues = new Set<string>();
    try {
      return reader(await response.json(), issues);
    } finally {
      reportReplyIssues(path, issues);
    }
  }
  // An unread body would keep its connection to the API open.
  await response.body?.cancel();
  if (!ABSENT_STATUSES.has(response.status)) throw new Error(`GET ${path} answered ${response.status}`);
  return null;
}
