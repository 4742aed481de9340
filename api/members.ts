import { queryOptions } from '@tanstack/react-query';
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
