import { queryOptions } from '@tanstack/react-query';
import { abilitiesReply, choicesReply, skillsReply } from '@/schemas/choice-fields';
import { optional, referenceCache } from './client';
import { readAll } from './transport/read';

/** Optional, because a page shows values without their labels, and an editor says which choices are missing. */
const choiceCache = { ...referenceCache, meta: optional } as const;

const choiceQuery = (name: string) =>
  queryOptions({
    queryKey: [name],
    queryFn: (context) => readAll(context, `/${name}/`, choicesReply),
    ...choiceCache,
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
      queryFn: (context) => readAll(context, '/skills/', skillsReply),
      ...choiceCache,
    }),
  abilities: () =>
    queryOptions({
      queryKey: ['abilities'],
      queryFn: (context) => readAll(context, '/abilities/', abilitiesReply),
      ...choiceCache,
    }),
};
