import * as z from 'zod';
import { apiFetch } from '@/api/transport/api-fetch';
import { API_PREFIX } from '@/api/transport/api-path';
import { dateTimeSchema, idSchema } from '@/schemas/common';

/** `updated_at` is the time of the last change. Not every list of the API contains it. */
const itemsSchema = z.array(z.object({ id: idSchema, updated_at: dateTimeSchema.optional() }));
type SitemapItem = z.infer<typeof itemsSchema>[number];
const itemPageSchema = z.object({ next: z.string().nullable(), results: itemsSchema });

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

/** Returns null when the API fails, because a sitemap without that part is still useful. */
async function fetchJson(path: string): Promise<unknown> {
  const response = await apiFetch(new Request(`http://localhost${API_PREFIX}${path}`));
  if (response.ok) return response.json();
  // An unread body would keep its connection to the API open.
  await response.body?.cancel();
  return null;
}

async function fetchAllPages(path: string): Promise<SitemapItem[]> {
  const items: SitemapItem[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const reply = itemPageSchema.safeParse(await fetchJson(`${path}&page=${page}`));
    if (!reply.success) break;
    items.push(...reply.data.results);
    if (reply.data.next === null) break;
  }
  return items;
}

async function fetchList(path: string): Promise<SitemapItem[]> {
  const reply = itemsSchema.safeParse(await fetchJson(path));
  return reply.success ? reply.data : [];
}

const toEntry =
  (getPath: (id: number) => string) =>
  ({ id, updated_at }: SitemapItem): SitemapEntry => ({ path: getPath(id), lastModified: updated_at });

/** Returns an entry for every page that visitors can read. Lists that the API does not return are left out. */
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
