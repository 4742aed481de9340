import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { choiceQueries } from '@/api/choices';
import { splitPhrases } from '@/api/pages/phrases';
import { similarVacanciesQuery } from '@/api/similar-vacancies';
import { vacancyQueries } from '@/api/vacancies';
import { vacancyApplicationQueries } from '@/api/vacancy-applications';
import { parseId } from '@/lib/ids';
import { fitQueries } from './fit-queries';
import { loadMemberPage, loadPage, type PageProps, type PageQueries } from './load-page';

/**
 * `vacancyId` is null when the URL identifies no vacancy. The page then renders the not-found screen with status 404.
 */
export type VacancyPageProps = PageProps & { vacancyId: number | null; titlePhrases: string[] };

interface PageLoaderOptions {
  load: typeof loadPage | typeof loadMemberPage;
  getQueries: (id: number) => PageQueries['queries'];
  loggedInQueries: PageQueries['loggedInQueries'];
}

const createPageLoader =
  ({ load, getQueries, loggedInQueries }: PageLoaderOptions) =>
  async (context: GetServerSidePropsContext): Promise<GetServerSidePropsResult<VacancyPageProps>> => {
    const id = parseId(context.params?.id);
    const page = await load(context, {
      queries: id === null ? [] : getQueries(id),
      loggedInQueries,
      isShared: load === loadPage,
    });
    if ('redirect' in page) return page;
    if (id === null) context.res.statusCode = 404;
    const vacancy = id === null ? undefined : page.client.getQueryData(vacancyQueries.detail(id).queryKey);
    return {
      props: {
        ...page.props,
        vacancyId: page.isNotFound ? null : id,
        titlePhrases: splitPhrases(vacancy?.title ?? ''),
      },
    };
  };

/** `getServerSideProps` of a vacancy's page. Fetches the vacancy, similar ones and what a member's part of it needs. */
export const loadVacancyPage = createPageLoader({
  load: loadPage,
  getQueries: (id) => [vacancyQueries.detail(id), similarVacanciesQuery(id)],
  loggedInQueries: [vacancyApplicationQueries.list(), ...fitQueries()],
});

/** `getServerSideProps` of the pages of one vacancy that require a login. */
export const loadMemberVacancyPage = createPageLoader({
  load: loadMemberPage,
  getQueries: (id) => [vacancyQueries.detail(id)],
  // The names of the licenses that the company receives.
  loggedInQueries: [vacancyApplicationQueries.list(), choiceQueries.certifications()],
});
