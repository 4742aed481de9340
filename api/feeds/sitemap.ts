import { apiFetch } from '@/api/transport/api-fetch';
import { API_PREFIX } from '@/api/transport/api-path';
import { pageOf, type ReplyRecord } from '@/schemas/replies/reply-record';

/** `updated_at` is the time of the last change. Not every list of the API contains it. */
const readItem = (row: ReplyRecord) => ({ id: row.id('id'), updated_at: row.instant('updated_at') });
type SitemapItem = ReturnType<typeof readItem>;
const itemPageReply = pageOf(readItem);

interface SitemapEntry {
  path: string;
  /** ISO 8601 instant; undefined when it is unknown. */
  lastModified?: string | undefined;
}

/** A sitemap may contain at most 50,000 URLs. The API lists the newest items first. */
const MAX_PAGES = 400;

const STATIC_PATHS = [
  '/',
  '/vacancy/',
  '/for-company',
  '/conference',
  '/terms',
  '/privacy',
  '/operator',
  '/information-modules',
];

/**
 * Returns a page of items. A list that the API does not have is empty.
 * @throws Error when the API is unavailable, or nothing in its reply is usable
 */
async function fetchPage(path: string) {
  const response = await apiFetch(new Request(`http://localhost${API_PREFIX}${path}`));
  if (response.ok) return itemPageReply(await response.json(), new Set());
  // An unread body would keep its connection to the API open.
  await response.body?.cancel();
  if (response.status >= 500) throw new Error(`GET ${path} answered ${response.status}`);
  return { results: [], next: null };
}

async function fetchAllPages(path: string): Promise<SitemapItem[]> {
  const items: SitemapItem[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { results, next } = await fetchPage(`${path}&page=${page}`);
    items.push(...results);
    if (next === null) break;
  }
  return items;
}

const fetchList = async (path: string): Promise<SitemapItem[]> => (await fetchPage(path)).results;

const toEntry =
  (getPath: (id: number) => string) =>
  ({ id, updated_at }: SitemapItem): SitemapEntry => ({
    path: getPath(id),
    lastModified: updated_at || undefined,
  });

/**
 * Returns an entry for every page that visitors can read.
 * @throws Error when the API is unavailable, because a search engine would forget the pages that are missing
 */
export async function sitemapEntries(): Promise<SitemapEntry[]> {
  const [vacancies, seminars, columns, tags] = await Promise.all([
    fetchAllPages('/vacancies/?status=open&vacancy_page_size=100'),
    fetchAllPages('/seminars/?seminar_page_size=100'),
    fetchList('/columns/'),
    fetchList('/tags/'),
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
