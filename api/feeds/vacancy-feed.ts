import { Feed } from 'feed';
import type { GetServerSideProps } from 'next';
import { readAnonymously } from '@/api/transport/read-anonymously';
import { siteConfig } from '@/config/site';
import { removeInvalidText } from '@/lib/invalid-text';
import { savedSearchFeedPath, savedSearchPath, savedSearchQuery } from '@/lib/saved-searches';
import { vacancyFacts } from '@/lib/vacancy-facts';
import { parseVacancyFilters, vacancyFilterParams } from '@/lib/vacancy-filters';
import { type VacancyRow, vacancyPageReply } from '@/schemas/replies/vacancies';

const MAX_ITEMS = 30;
const RETRY_AFTER_SECONDS = 60;

/**
 * Returns an RSS 2.0 feed of the newest vacancies of a search.
 * @param query the filters in the normal form of {@link savedSearchQuery}
 */
export function vacancyFeed(query: string, search: string, vacancies: readonly VacancyRow[]): string {
  const { name, origin } = siteConfig();
  const title = search ? `「${search}」の案件` : query ? '条件に合う案件' : '新着の案件';
  const link = origin + savedSearchPath(query);
  const feed = new Feed({
    ...{
      id: link,
      link,
      title: `${title}｜${name}`,
      description: `${name}の${title}。新しい順に${MAX_ITEMS}件まで`,
      language: 'ja',
    },
    copyright: name,
    feedLinks: { rss: origin + savedSearchFeedPath(query) },
  });
  // A feed reader sorts by date.
  for (const vacancy of vacancies.filter(({ published_at }) => published_at).slice(0, MAX_ITEMS)) {
    const address = `${origin}/vacancy/${vacancy.id}/`;
    feed.addItem({
      ...{ id: address, link: address, title: vacancy.title, date: new Date(vacancy.published_at) },
      description: [vacancy.company_profile, ...vacancyFacts(vacancy)].filter(Boolean).join(' ・ '),
      category: vacancy.categories.map((category) => ({ name: category.name })),
    });
  }
  return removeInvalidText(feed.rss2());
}

/** Returns the newest vacancies of the filters; null when visitors cannot read them. @throws Error when the API is unavailable */
async function readNewest(params: URLSearchParams): Promise<VacancyRow[] | null> {
  params.set('page', '1');
  params.set('vacancy_page_size', String(MAX_ITEMS));
  const page = await readAnonymously('/vacancies/', params.toString(), vacancyPageReply);
  return page ? page.results : null;
}

/**
 * `getServerSideProps` of the feed, which takes the parameters of the list and reads them as tolerantly. The vacancies are
 * read as a visitor does, so that nothing personal gets into a shared cache.
 */
export const sendVacancyFeed: GetServerSideProps = async ({ query, res }) => {
  const filters = { ...parseVacancyFilters(query, 'vacancy_page'), page: 1 };
  const vacancies = await readNewest(vacancyFilterParams(filters, 'page')).catch(() => undefined);
  if (vacancies === null) return { notFound: true };
  if (vacancies === undefined) {
    res.statusCode = 503;
    res.setHeader('Retry-After', RETRY_AFTER_SECONDS);
    res.end('Service temporarily unavailable');
    return { props: {} };
  }
  res.setHeader('Content-Type', 'application/rss+xml; charset=utf-8');
  res.setHeader('Cache-Control', 'public, max-age=600');
  res.end(vacancyFeed(savedSearchQuery(filters), filters.search, vacancies));
  return { props: {} };
};
