import type { GetServerSideProps } from 'next';
import { readAnonymously } from '@/api/transport/read-anonymously';
import {
  countActiveFilters,
  parseVacancyFilters,
  type VacancyFilters,
  vacancyFeedPath,
  vacancyFilterParams,
  vacancyListPath,
} from '@/lib/vacancies/vacancy-filters';
import { vacancyFacts } from '@/lib/vacancies/vacancy-text';
import { type VacancyRow, vacancyPageReply } from '@/schemas/vacancy-fields';
import { sendFeed, sendUnavailable } from './feed-response';
import { buildRss, MAX_RSS_ITEMS, RSS_TYPE } from './rss';

/** The page contains as many vacancies as the feed shows, and some more, because those without a date are omitted. */
const PAGE_SIZE = 40;

function feedTitle(filters: VacancyFilters): string {
  if (filters.search) return `「${filters.search}」の案件`;
  return countActiveFilters(filters) > 0 ? '条件に合う案件' : '新着の案件';
}

/** Returns an RSS 2.0 feed of the newest vacancies that meet the filters. */
export function vacancyFeed(filters: VacancyFilters, vacancies: readonly VacancyRow[]): string {
  const title = feedTitle(filters);
  const items = vacancies.map((vacancy) => ({
    path: `/vacancy/${vacancy.id}/`,
    title: vacancy.title,
    publishedAt: vacancy.published_at,
    description: [vacancy.company_profile, ...vacancyFacts(vacancy)].filter(Boolean).join(' ・ '),
    categories: vacancy.categories.map(({ name }) => name),
  }));
  const paths = { path: vacancyListPath(filters), feedPath: vacancyFeedPath(filters) };
  return buildRss({ title, description: `${title}。新しい順に${MAX_RSS_ITEMS}件まで`, ...paths }, items);
}

/**
 * Returns the newest vacancies of the filters; null when visitors cannot read them.
 * @throws Error when the API is unavailable
 */
async function readNewest(params: URLSearchParams): Promise<VacancyRow[] | null> {
  params.set('page', '1');
  params.set('vacancy_page_size', String(PAGE_SIZE));
  const page = await readAnonymously('/vacancies/', params.toString(), vacancyPageReply);
  return page ? page.results : null;
}

/**
 * `getServerSideProps` of the feed, which takes the parameters of the list and reads them as tolerantly. The vacancies are
 * read as a visitor does, so that nothing personal gets into a shared cache.
 */
export const sendVacancyFeed: GetServerSideProps = async (context) => {
  const filters = { ...parseVacancyFilters(context.query, 'vacancy_page'), page: 1 };
  const vacancies = await readNewest(vacancyFilterParams(filters, 'page')).catch(() => undefined);
  if (vacancies === null) return { notFound: true };
  if (vacancies === undefined) return sendUnavailable(context.res);
  return sendFeed(context, RSS_TYPE, vacancyFeed(filters, vacancies));
};
