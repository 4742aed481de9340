import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { choiceQueries } from '@/api/choices';
import { splitPhrases } from '@/api/pages/phrases';
import { similarVacanciesQuery } from '@/api/similar-vacancies';
import { vacancyQueries } from '@/api/vacancies';
import { vacancyApplicationQueries } from '@/api/vacancy-applications';
import { siteConfig } from '@/config/site';
import { parseId } from '@/lib/ids';
import { sentAt } from '@/lib/vacancies/last-application';
import { replyDay } from '@/lib/vacancies/reply-day';
import type { VacancyApplication } from '@/schemas/application-fields';
import { dayInTokyo } from '@/schemas/tokyo-time';
import { fitQueries } from './fit-queries';
import { loadMemberPage, loadPage, type PageProps, type PageQueries } from './load-page';

/**
 * `vacancyId` is null when the URL identifies no vacancy. The page then renders the not-found screen with status 404.
 */
export type VacancyPageProps = PageProps & {
  vacancyId: number | null;
  titlePhrases: string[];
  replyDays: Record<string, string>;
};

/**
 * Returns the day until which an answer usually comes for an application of today and for the one that the member has sent, by
 * the day of the application. It is empty when the operator names no time.
 */
function getReplyDays(applications: readonly VacancyApplication[], vacancyId: number | null) {
  const { replyBusinessDays } = siteConfig();
  if (replyBusinessDays === null) return {};
  const sent = applications.filter(({ vacancy }) => vacancy === vacancyId).map(sentAt);
  const dates = [new Date(), ...sent.filter(Boolean).map((at) => new Date(at))];
  return Object.fromEntries(dates.map((date) => [dayInTokyo(date), replyDay(date, replyBusinessDays)]));
}

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
    const applications = page.client.getQueryData(vacancyApplicationQueries.list().queryKey) ?? [];
    return {
      props: {
        ...page.props,
        replyDays: getReplyDays(applications, id),
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
