import type { QueryClient } from '@tanstack/react-query';
import { optional } from '@/api/client';
import { memberQueries } from '@/api/members';
import type { Me } from '@/schemas/member-fields';

/**
 * Returns the member as the API has it now. What the page shows of the member does not change, and a failure leads to no
 * error page. Rejects as the call does.
 * @param purpose distinguishes this read from others that are running
 * @param options `retry: false` for a read without a second attempt
 */
export function readMemberAgain(
  client: QueryClient,
  purpose: string,
  options: { retry?: false } = {},
): Promise<Me> {
  const { queryKey, queryFn } = memberQueries.me();
  return client.fetchQuery({
    queryKey: [...queryKey, purpose],
    queryFn,
    meta: optional,
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
    ...options,
  });
}
