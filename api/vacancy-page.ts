import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { splitPhrases } from '@/config/phrases';
import { parseId } from '@/schemas/ids';
import { loadMemberPage, loadPage, type PageProps } from './page-data';
import { vacancyQueries } from './vacancies';
import { vacancyApplicationQueries } from './vacancy-applications';

/** `id: null` where the address names no vacancy: the page draws the not-found screen, with status 404. */
export type VacancyPageProps = PageProps & { id: number | null; titlePhrases: string[] };

const loadWith =
  (load: typeof loadPage | typeof loadMemberPage) =>
  async (context: GetServerSidePropsContext): Promise<GetServerSidePropsResult<VacancyPageProps>> => {
    const id = parseId(context.params?.id);
    const page = await load(context, {
      queries: id === null ? [] : [vacancyQueries.detail(id)],
      memberQueries: [vacancyApplicationQueries.list()],
    });
    if ('redirect' in page) return page;
    if (id === null) context.res.statusCode = 404;
    const title =
      id === null ? '' : (page.client.getQueryData(vacancyQueries.detail(id).queryKey)?.title ?? '');
    return { props: { ...page.props, id: page.missing ? null : id, titlePhrases: splitPhrases(title) } };
  };

/** getServerSideProps of the pages about one vacancy: the vacancy, and the member's applications. */
export const loadVacancyPage = loadWith(loadPage);

/** The same for members only. */
export const loadMemberVacancyPage = loadWith(loadMemberPage);
