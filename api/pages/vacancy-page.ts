import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { splitPhrases } from '@/api/pages/phrases';
import { similarVacanciesQuery } from '@/api/similar-vacancies';
import { vacancyQueries } from '@/api/vacancies';
import { vacancyApplicationQueries } from '@/api/vacancy-applications';
import { parseId } from '@/lib/ids';
import {
  type FreelanceActCondition,
  getFreelanceActConditions,
} from '@/lib/vacancies/freelance-act-conditions';
import type { Vacancy } from '@/schemas/vacancy-fields';
import { fitQueries } from './fit-queries';
import { loadMemberPage, loadPage, type PageProps, type PageQueries } from './load-page';

/**
 * `vacancyId` is null when the URL identifies no vacancy. The page then renders the not-found screen with status 404.
 */
export type VacancyPageProps = PageProps & { vacancyId: number | null; titlePhrases: string[] };

/** The stated conditions are computed here, so that the browser does not load the patterns that find them. */
export type VacancyDetailPageProps = VacancyPageProps & { conditions: FreelanceActCondition[] };

interface PageLoaderOptions<Extra> {
  load: typeof loadPage | typeof loadMemberPage;
  getQueries: (id: number) => PageQueries['queries'];
  loggedInQueries?: PageQueries['loggedInQueries'];
  /** Returns more props. @param vacancy undefined when it could not be fetched */
  getProps: (vacancy: Vacancy | undefined) => Extra;
}

const createPageLoader =
  <Extra extends object>({ load, getQueries, loggedInQueries = [], getProps }: PageLoaderOptions<Extra>) =>
  async (context: GetServerSidePropsContext): Promise<GetServerSidePropsResult<VacancyPageProps & Extra>> => {
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
        ...getProps(vacancy),
      },
    };
  };

/** `getServerSideProps` of a vacancy's page. Fetches the vacancy, similar ones and what a member's part of it needs. */
export const loadVacancyPage = createPageLoader({
  load: loadPage,
  getQueries: (id) => [vacancyQueries.detail(id), similarVacanciesQuery(id)],
  loggedInQueries: [vacancyApplicationQueries.list(), ...fitQueries()],
  getProps: (vacancy) => ({ conditions: vacancy ? getFreelanceActConditions(vacancy) : [] }),
});

/** `getServerSideProps` of the checklist for an interview. */
export const loadVacancyChecklistPage = createPageLoader({
  load: loadPage,
  getQueries: (id) => [vacancyQueries.detail(id)],
  getProps: () => ({}),
});

/** `getServerSideProps` of the pages of one vacancy that require a login. */
export const loadMemberVacancyPage = createPageLoader({
  load: loadMemberPage,
  getQueries: (id) => [vacancyQueries.detail(id)],
  loggedInQueries: [vacancyApplicationQueries.list()],
  getProps: () => ({}),
});
