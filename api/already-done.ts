import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { ApiCallError } from '@/lib/errors/api-call-error';

interface Change {
  id: number;
  status: string;
}

/**
 * Accepts the refusal of a change that has been made. After a lost reply the request is repeated, which an existing API then
 * refuses.
 * @param error what the request has thrown
 * @param change the id of an application, and the status that it should have
 * @param list the query of the applications
 * @throws the same error for any other failure
 */
export async function acceptIfDone<T extends Change, Key extends readonly unknown[]>(
  error: unknown,
  change: Change,
  client: QueryClient,
  list: FetchQueryOptions<T[], Error, T[], Key>,
): Promise<void> {
  // An API refuses a change that it does not allow now with 400 or 409.
  const isRefused = error instanceof ApiCallError && (error.isInputRefused || error.status === 409);
  const current = isRefused ? await client.fetchQuery({ ...list, staleTime: 0 }).catch(() => []) : [];
  if (!current.some(({ id, status }) => id === change.id && status === change.status)) throw error;
}
