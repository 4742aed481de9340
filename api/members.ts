import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CareerEducation } from '@/schemas/career-education';
import { httpOf } from './http';
import { read } from './read';

export const memberQueries = {
  me: () =>
    queryOptions({
      queryKey: ['me'],
      queryFn: (context) =>
        read(
          context,
          '/members/me/',
          import('@/schemas/members').then((module) => module.meSchema),
        ),
    }),
};

/** Replaces the member's work history (職務経歴). */
export async function updateCareerEducation(
  client: QueryClient,
  { memberId, payload }: { memberId: number; payload: CareerEducation },
): Promise<void> {
  await (await httpOf(client)).patch(`/career-education/${memberId}/`, payload);
}
