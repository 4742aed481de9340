import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { lazyImport } from '@/lib/lazy-import';
import { read } from './transport/read';

export const memberQueries = {
  me: () =>
    queryOptions({
      queryKey: ['me'],
      queryFn: (context) =>
        read(
          context,
          '/members/me/',
          lazyImport(() => import('@/schemas/replies/members')).then((module) => module.meReply),
        ),
    }),
};

/**
 * Fetches the member again after a change, and waits for the reply. It is beside the key, because hooks/members.ts would load
 * the other writes of the member into the pages of logins and passwords.
 */
export const invalidateMember = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: memberQueries.me().queryKey });
