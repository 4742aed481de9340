import { API_URL, apiFetch, readShared } from '@/gateway/api-fetch';
import { MAX_REPLY_BYTES, REPLY_TIMEOUT_MS } from '@/gateway/exchange';
import { withTimeout } from '@/gateway/with-timeout';
import { readLimited } from '@/lib/read-limited';
import type { ReplyReader } from '@/schemas/replies';
import { EMPTY_LIST, isFilteredList } from './refused-filters';
import { reportReplyIssues } from './reply-issues';

/** The statuses of a list that visitors cannot read. Any other failure is temporary. */
const ABSENT_STATUSES = new Set([401, 403, 404]);

/**
 * Returns what the API answers on the server to a visitor without a session; null for a list that visitors cannot read.
 * @throws Error when the API is unavailable or throttles the call, or when its reply is too long, too slow or unusable
 */
export async function readAnonymously<T>(
  path: string,
  query: string,
  reader: ReplyReader<T>,
): Promise<T | null> {
  const address = `${path}${query && `?${query}`}`;
  const { status, data } =
    (await readShared(address, { hasSession: false, isPage: true })) ??
    (await withTimeout(REPLY_TIMEOUT_MS, (signal) =>
      readOnce(`${API_URL}${address}`, signal, isFilteredList(path, new URLSearchParams(query))),
    ));
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

const isJson = ({ headers }: Response) => headers.get('Content-Type')?.includes('json');

/** @param isFiltered whether a refusal of the request is one of its filters, which no row has then */
async function readOnce(
  url: string,
  signal: AbortSignal,
  isFiltered: boolean,
): Promise<{ status: number; data?: unknown }> {
  const response = await apiFetch(new Request(url, { signal }));
  const { status } = response;
  if (response.ok) {
    const body = await readLimited(response, MAX_REPLY_BYTES, signal);
    return { status, data: JSON.parse(new TextDecoder().decode(body)) };
  }
  // An unread body would keep its connection to the API open.
  await response.body?.cancel();
  if (status === 400 && isFiltered && isJson(response)) return { status: 200, data: EMPTY_LIST };
  return { status };
}
