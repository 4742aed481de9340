import { queryOptions } from '@tanstack/react-query';
import { lazyImport } from '@/lib/lazy-import';
import { optional } from './client';
import { readAll } from './transport/read';

/** Spec §9: reference data is cached indefinitely and kept for 24 h. */
const DAY = 24 * 60 * 60_000;
/** A page shows values without their labels, and an editor says which choices are missing. */
const referenceCache = { staleTime: Number.POSITIVE_INFINITY, gcTime: DAY, meta: optional } as const;

const choiceQuery = (name: string) =>
  queryOptions({
    queryKey: [name],
    queryFn: (context) =>
      readAll(
        context,
        `/${name}/`,
        lazyImport(() => import('@/schemas/replies/choices')).then((module) => module.choicesReply),
      ),
    ...referenceCache,
  });

/** Choice lists (spec §7). The categories are in api/vacancies.ts because the vacancies use them too. */
export const choiceQueries = {
  certifications: () => choiceQuery('certification-choices'),
  hopeWorkstyles: () => choiceQuery('hope-workstyle-choices'),
  currentWorkstyles: () => choiceQuery('current-workstyle-choices'),
  regions: () => choiceQuery('region-choices'),
  withdrawReasons: () => choiceQuery('withdraw-reason-choices'),
  skills: () =>
    queryOptions({
      queryKey: ['skills'],
      queryFn: (context) =>
        readAll(
          context,
          '/skills/',
          lazyImport(() => import('@/schemas/replies/choices')).then((module) => module.skillsReply),
        ),
      ...referenceCache,
    }),
  abilities: () =>
    queryOptions({
      queryKey: ['abilities'],
      queryFn: (context) =>
        readAll(
          context,
          '/abilities/',
          lazyImport(() => import('@/schemas/replies/choices')).then((module) => module.abilitiesReply),
        ),
      ...referenceCache,
    }),
};
