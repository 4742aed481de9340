import { queryOptions } from '@tanstack/react-query';
import { lazyImport } from '@/lib/lazy-import';
import { optional } from './client';

/**
 * The next seminars that accept applications, as the page of a seminar that does not shows them. Null while it does, and when
 * there are none. It is not polled. Its code is loaded only when the server could not fetch them.
 */
export const otherSeminarsQuery = (id: number) =>
  queryOptions({
    queryKey: ['other-seminars', id],
    queryFn: async ({ client }) =>
      (await lazyImport(() => import('./other-seminars-read'))).readOtherSeminars(client, id),
    meta: optional,
  });
