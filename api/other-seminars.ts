import { queryOptions } from '@tanstack/react-query';
import { optional } from './client';
import { seminarQueries } from './seminars';

const MAX_SEMINARS = 3;

/**
 * The next seminars that accept applications, for the page of a seminar that does not. Null while it does, and when there
 * are none. It is not polled, and it is not part of `seminarQueries` because only one page loads it.
 */
export const otherSeminarsQuery = (id: number) =>
  queryOptions({
    queryKey: ['other-seminars', id],
    queryFn: async ({ client }) => {
      // Both queries share one fetch of the seminar, also when they start at the same time.
      const seminar = await client.fetchQuery(seminarQueries.detail(id));
      if (!seminar || seminar.status === 'open') return null;
      const { results } = await client.fetchQuery(seminarQueries.upcoming());
      const open = results.filter(({ id: other, status }) => status === 'open' && other !== id);
      return open.length > 0 ? open.slice(0, MAX_SEMINARS) : null;
    },
    meta: optional,
  });
