import { readPages } from '@/api/transport/read';
import { readAnonymously } from '@/api/transport/read-anonymously';
import { INFORMATION_MODULE_LINK, LEGAL_LINKS, SITE_LINKS } from '@/config/site-links';
import { siteCache } from '@/gateway/runtime';
import { columnsReply, tagsReply } from '@/schemas/column-fields';
import type { ListPage, ReplyReader } from '@/schemas/replies';
import { seminarChangePageReply } from '@/schemas/seminar-fields';
import { vacancyChangePageReply } from '@/schemas/vacancy-fields';

interface SitemapItem {
  id: number;
  /** The time of the last change. Not every list of the API contains it. */
  updated_at?: string;
}

interface SitemapEntry {
  path: string;
  /** ISO 8601 instant; undefined when it is unknown. */
  lastModified?: string | undefined;
}

/** A sitemap may contain at most 50,000 URLs. The API lists the newest items first. */
const MAX_PAGES = 400;
/** Until when a request waits for the lists that are being read for another one. After that it reads them itself. */
const MAX_WAIT_SECONDS = 600;

/** Lists that are in the sitemap only together with their items. */
const LISTS = ['/seminar/', '/column'];

const STATIC_PATHS = [
  '/',
  '/conference',
  ...[...SITE_LINKS, ...LEGAL_LINKS, INFORMATION_MODULE_LINK]
    .map(({ href }) => href)
    .filter((href) => !href.includes('#') && !LISTS.includes(href)),
];

const fetchAll = async (path: string, reader: ReplyReader<ListPage<SitemapItem>>, firstQuery = '') =>
  (await readPages((query) => readAnonymously(path, query, reader), firstQuery, MAX_PAGES)).rows;

const toEntry =
  (getPath: (id: number) => string) =>
  ({ id, updated_at }: SitemapItem): SitemapEntry => ({
    path: getPath(id),
    lastModified: updated_at || undefined,
  });

async function readEntries(): Promise<SitemapEntry[]> {
  const [vacancies, seminars, columns, tags] = await Promise.all([
    fetchAll('/vacancies/', vacancyChangePageReply, 'status=open&page=1&vacancy_page_size=100'),
    fetchAll('/seminar-summaries/', seminarChangePageReply, 'page=1&seminar_page_size=100'),
    fetchAll('/columns/', columnsReply),
    fetchAll('/tags/', tagsReply),
  ]);
  return [
    ...STATIC_PATHS.map((path) => ({ path })),
    ...vacancies.map(toEntry((id) => `/vacancy/${id}/`)),
    ...(seminars.length > 0 ? [{ path: '/seminar/' }] : []),
    ...seminars.map(toEntry((id) => `/seminar/${id}/`)),
    ...(columns.length > 0 ? [{ path: '/column' }] : []),
    ...tags.map(toEntry((id) => `/column/tag/${id}/`)),
    ...columns.map(toEntry((id) => `/column/${id}/`)),
  ];
}

/**
 * Returns an entry for every page that visitors can read. Requests at the same time share them.
 * @throws Error when the API is unavailable, because a search engine would drop the pages that are missing from its index
 */
export const sitemapEntries = (): Promise<SitemapEntry[]> =>
  siteCache().get('sitemap', async () => ({ value: await readEntries(), seconds: 0 }), MAX_WAIT_SECONDS);
