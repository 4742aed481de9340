import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { similarVacanciesQuery } from '@/api/similar-vacancies';
import { vacancyQueries } from '@/api/vacancies';
import { vacancyApplicationQueries } from '@/api/vacancy-applications';
import { parseId } from '@/lib/ids';
import { splitPhrases } from '@/lib/phrases';
import { loadMemberPage, loadPage, type PageProps } from './load-page';

/**
 * `vacancyId` is null when the URL identifies no vacancy. The page then renders the not-found screen with status 404.
 */
export type VacancyPageProps = PageProps & { vacancyId: number | null; titlePhrases: string[] };

type Queries = NonNullable<Parameters<typeof loadPage>[1]>['queries'];

const createPageLoader =
  (load: typeof loadPage | typeof loadMemberPage, getQueries: (id: number) => Queries) =>
  async (context: GetServerSidePropsContext): Promise<GetServerSidePropsResult<VacancyPageProps>> => {
    const id = parseId(context.params?.id);
    const page = await load(context, {
      queries: id === null ? [] : getQueries(id),
      memberQueries: [vacancyApplicationQueries.list()],
      isShared: load === loadPage,
    });
    if ('redirect' in page) return page;
    if (id === null) context.res.statusCode = 404;
    const title =
      id === null ? '' : (page.client.getQueryData(vacancyQueries.detail(id).queryKey)?.title ?? '');
    return {
      props: { ...page.props, vacancyId: page.isNotFound ? null : id, titlePhrases: splitPhrases(title) },
    };
  };

/** `getServerSideProps` of a vacancy's page. Fetches the vacancy, similar ones and the member's applications. */
export const loadVacancyPage = createPageLoader(loadPage, (id) => [
  vacancyQueries.detail(id),
  similarVacanciesQuery(id),
]);

/** `getServerSideProps` of the pages of one vacancy that require a login. */
export const loadMemberVacancyPage = createPageLoader(loadMemberPage, (id) => [vacancyQueries.detail(id)]);
