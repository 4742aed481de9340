import type { GetServerSideProps, GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { choiceQueries } from '@/api/choices';
import { similarVacanciesQuery } from '@/api/similar-vacancies';
import { vacancyQueries } from '@/api/vacancies';
import { vacancyApplicationQueries } from '@/api/vacancy-applications';
import { siteConfig } from '@/config/site';
import { parseId } from '@/lib/url-numbers';
import { sentAt } from '@/lib/vacancies/vacancy-applications';
import { parseVacancyFilters } from '@/lib/vacancies/vacancy-filters';
import { replyDay } from '@/lib/working-days';
import { dayInTokyo } from '@/schemas/time';
import { loadMemberPage, loadPage, type PageProps, type PageQueries } from './load-page';
import { splitPhrases } from './phrases';

/** The choice lists with the names by which a vacancy fits a profile, for the `loggedInQueries` of a page. */
export const fitQueries = () => [
  choiceQueries.certifications(),
  choiceQueries.hopeWorkstyles(),
  choiceQueries.regions(),
  choiceQueries.skills(),
];

/**
 * Returns the day until which an answer usually comes, by the day of the application (both YYYY-MM-DD). It is empty when the
 * operator names no time.
 * @param sent when the applications were sent
 */
export function getReplyDays(sent: readonly Date[]): Record<string, string> {
  const { replyBusinessDays } = siteConfig();
  if (replyBusinessDays === null) return {};
  return Object.fromEntries(sent.map((date) => [dayInTokyo(date), replyDay(date, replyBusinessDays)]));
}

/** `getServerSideProps` of the list of vacancies. */
export const loadVacancyListPage: GetServerSideProps<PageProps> = async (context) => {
  const filters = parseVacancyFilters(context.query, 'vacancy_page');
  const { props } = await loadPage(context, {
    queries: [vacancyQueries.list(filters), vacancyQueries.categories()],
    loggedInQueries: [vacancyApplicationQueries.list(), ...fitQueries()],
    isShared: true,
  });
  return { props };
};

/**
 * `vacancyId` is null when the URL identifies no vacancy. The page then renders the not-found screen with status 404.
 */
export type VacancyPageProps = PageProps & {
  vacancyId: number | null;
  titlePhrases: string[];
  /** For the application of the member, and for one that is sent today. */
  replyDays: Record<string, string>;
};

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
    const applications = page.client.getQueryData(vacancyApplicationQueries.list().queryKey);
    const sent = (applications ?? []).filter(({ vacancy }) => vacancy === id).map(sentAt);
    const vacancy = id === null ? undefined : page.client.getQueryData(vacancyQueries.detail(id).queryKey);
    return {
      props: {
        ...page.props,
        vacancyId: page.isNotFound ? null : id,
        titlePhrases: splitPhrases(vacancy?.title ?? ''),
        replyDays: getReplyDays([new Date(), ...sent.filter(Boolean).map((at) => new Date(at))]),
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
