import { queryOptions } from '@tanstack/react-query';
import { lazyImport } from '@/lib/lazy-import';
import { read } from './read';

/** Spec §9: reference data is cached indefinitely and kept for 24 h. */
const DAY = 24 * 60 * 60_000;
const reference = { staleTime: Number.POSITIVE_INFINITY, gcTime: DAY } as const;

const choices = (name: string) =>
  queryOptions({
    queryKey: [name],
    queryFn: (context) =>
      read(
        context,
        `/${name}/`,
        lazyImport(() => import('@/schemas/common')).then((module) => module.choicesSchema),
      ),
    ...reference,
  });

/** Choice lists (spec §7); the categories are with the vacancies, which share them. */
export const choiceQueries = {
  certifications: () => choices('certification-choices'),
  hopeWorkstyles: () => choices('hope-workstyle-choices'),
  currentWorkstyles: () => choices('current-workstyle-choices'),
  withdrawReasons: () => choices('withdraw-reason-choices'),
  skills: () =>
    queryOptions({
      queryKey: ['skills'],
      queryFn: (context) =>
        read(
          context,
          '/skills/',
          lazyImport(() => import('@/schemas/skills')).then((module) => module.skillsSchema),
        ),
      ...reference,
    }),
  abilities: () =>
    queryOptions({
      queryKey: ['abilities'],
      queryFn: (context) =>
        read(
          context,
          '/abilities/',
          lazyImport(() => import('@/schemas/skills')).then((module) => module.abilitiesSchema),
        ),
      ...reference,
    }),
};
