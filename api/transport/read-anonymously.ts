import type { ReplyReader } from '@/schemas/replies/readers';
import { API_URL, apiFetch } from './api-fetch';
import { isKeptPath, readKeptReply } from './kept-replies';
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
  const url = `${API_URL}${path}${query && `?${query}`}`;
  const send = (headers: Record<string, string> = {}) => apiFetch(new Request(url, { headers }));
  const { status, data } = isKeptPath(path) ? await readKeptReply(url, send) : await readOnce(await send());
  if (status >= 200 && status < 300) {
    const issues = new Set<string>();
    try {
      return reader(data, issues);
    } finally {
      reportReplyIssues(path, issues);
    }
  }
  if (!ABSENT_STATUSES.has(status)) throw new Error(`GET ${path} answered ${status}`);
  return null;
}

async function readOnce(response: Response): Promise<{ status: number; data?: unknown }> {
  const { status } = response;
  if (response.ok) return { status, data: await response.json() };
  // An unread body would keep its connection to the API open.
  await response.body?.cancel();
  return { status };
}
