import { apiFetch } from '@/api/transport/api-fetch';
import { API_PREFIX } from '@/api/transport/api-path';
import { reportReplyIssues } from '@/api/transport/reply-issues';
import { columnsReply, tagsReply } from '@/schemas/replies/columns';
import type { Page, ReplyReader } from '@/schemas/replies/readers';
import { seminarChangePageReply } from '@/schemas/replies/seminars';
import { vacancyChangePageReply } from '@/schemas/replies/vacancies';

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

/** The statuses of a list that visitors cannot read. Any other failure is temporary. */
const ABSENT_STATUSES = new Set([401, 403, 404]);

/**
 * Returns what the API answers to a call; null for a list that visitors cannot read.
 * @throws Error when the API is unavailable or throttles the call, or when nothing in its reply is usable
 */
async function fetchPage<T>(path: string, query: string, reader: ReplyReader<T>): Promise<T | null> {
  const response = await apiFetch(new Request(`http://localhost${API_PREFIX}${path}${query && `?${query}`}`));
  if (response.ok) {
    const issues = new Set<string>();
    try {
      return reader(await response.json(), issues);
    } finally {
      reportReplyIssues(path, issues);
    }
  }
  // An unread body would keep its connection to the API open.
  await response.body?.cancel();
  if (!ABSENT_STATUSES.has(response.status)) throw new Error(`GET ${path} answered ${response.status}`);
  return null;
}

/** Returns the rows of all pages. Only the query of `next` is used, because its host may be another one. */
async function fetchAll(
  path: string,
  reader: ReplyReader<Page<SitemapItem>>,
  firstQuery = '',
): Promise<SitemapItem[]> {
  const items = new Map<number, SitemapItem>();
  let query: string | undefined = firstQuery;
  for (let count = 0; count < MAX_PAGES && query !== undefined; count += 1) {
    const page: Page<SitemapItem> | null = await fetchPage(path, query, reader);
    const knownCount = items.size;
    for (const item of page?.results ?? []) items.set(item.id, item);
    // An API that does not understand the query would answer the same page for ever.
    query = items.size > knownCount ? page?.next?.split('?')[1] : undefined;
  }
  return [...items.values()];
}

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
