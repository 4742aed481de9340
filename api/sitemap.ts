import * as z from 'zod';
import { idSchema } from '@/schemas/common';
import { API_PREFIX } from './create-http';
import { apiFetch } from './transport';

const withIds = z.array(z.object({ id: idSchema }));
const pageOfIds = z.object({ next: z.string().nullable(), results: withIds });

/** A sitemap holds at most 50,000 addresses; the newest come first. */
const MOST_PAGES = 400;

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

/** Null where the API refuses or is away: a sitemap without that part is still one. */
async function ask(path: string): Promise<unknown> {
  const answer = await apiFetch(new Request(`http://localhost${API_PREFIX}${path}`));
  return answer.ok ? answer.json() : null;
}

async function pagedIds(path: string): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const reply = pageOfIds.safeParse(await ask(`${path}&page=${page}`));
    if (!reply.success) break;
    ids.push(...reply.data.results.map(({ id }) => id));
    if (reply.data.next === null) break;
  }
  return ids;
}

async function allIds(path: string): Promise<number[]> {
  const reply = withIds.safeParse(await ask(path));
  return reply.success ? reply.data.map(({ id }) => id) : [];
}

/** Own paths of everything a visitor can read, from the public API: what it does not hold is left out. */
export async function sitemapPaths(): Promise<string[]> {
  const [vacancies, seminars, columns, tags] = await Promise.all([
    pagedIds('/vacancies/?status=open&vacancy_page_size=100'),
    pagedIds('/seminar-summaries/?seminar_page_size=100'),
    allIds('/columns/'),
    allIds('/tags/'),
  ]);
  return [
    ...STATIC_PATHS,
    ...vacancies.map((id) => `/vacancy/${id}/`),
    ...(seminars.length > 0 ? ['/seminar/'] : []),
    ...seminars.map((id) => `/seminar/${id}/`),
    ...(columns.length > 0 ? ['/column'] : []),
    ...tags.map((id) => `/column/tag/${id}/`),
    ...columns.map((id) => `/column/${id}/`),
  ];
}
