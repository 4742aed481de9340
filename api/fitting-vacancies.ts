import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { createFitProfile } from '@/lib/vacancies/fit-profile';
import { selectFittingVacancies } from '@/lib/vacancies/fitting-vacancies';
import { readMe } from '@/schemas/member-fields';
import { vacancyPageReply } from '@/schemas/vacancy-fields';
import { choiceQueries } from './choices';
import { optional } from './client';
import { memberQueries } from './members';
import { read } from './transport/read';
import { vacancyApplicationQueries } from './vacancy-applications';

/** The newest open vacancies among which those that fit are searched. */
const CANDIDATES = 60;

/** Returns the data of queries without which the selection is only less good; undefined for those that fail. */
const fetchHelpful = async (client: QueryClient) => {
  const settle = <T>(promise: Promise<T>): Promise<T | undefined> => promise.catch(() => undefined);
  const [certifications, hopeWorkstyles, regions, skills, applied] = await Promise.all([
    settle(client.fetchQuery(choiceQueries.certifications())),
    settle(client.fetchQuery(choiceQueries.hopeWorkstyles())),
    settle(client.fetchQuery(choiceQueries.regions())),
    settle(client.fetchQuery(choiceQueries.skills())),
    // Mypage shows these applications too, so one call answers both.
    settle(client.fetchQuery(vacancyApplicationQueries.applied())),
  ]);
  return { choices: { certifications, hopeWorkstyles, regions, skills }, applied };
};

/**
 * The open vacancies that fit the member best (decision 0138), null for a member who does not look for any. Only those
 * few are in the page, and not the candidates. Its key is below that of the member, so that a saved profile refetches it.
 */
export const fittingVacanciesQuery = () =>
  queryOptions({
    queryKey: [...memberQueries.me().queryKey, 'fitting-vacancies'],
    queryFn: async (context) => {
      const { client } = context;
      const params = new URLSearchParams({
        page: '1',
        vacancy_page_size: String(CANDIDATES),
        status: 'open',
      });
      const [me, { choices, applied }, candidates] = await Promise.all([
        client.fetchQuery(memberQueries.me()),
        fetchHelpful(client),
        read(context, '/vacancies/', vacancyPageReply, params),
      ]);
      const { member } = readMe(me);
      if (member.conditions?.status === 'closed') return null;
      const appliedIds = new Set(applied?.rows.map(({ vacancy }) => vacancy.id));
      return selectFittingVacancies(createFitProfile(member, choices), candidates.results, appliedIds);
    },
    meta: { isFiltered: true, ...optional },
  });
