import * as z from 'zod';
import { dateTimeSchema, idSchema } from '@/schemas/common';
import { API_PREFIX } from './create-http';
import { apiFetch } from './transport';

/** When it was last changed: where the API says so. */
const things = z.array(z.object({ id: idSchema, updated_at: dateTimeSchema.optional() }));
type Thing = z.infer<typeof things>[number];
const pageOfThings = z.object({ next: z.string().nullable(), results: things });

interface SitemapEntry {
  path: string;
  /** An instant; left out where it is not known. */
  changed?: string | undefined;
}

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
  if (answer.ok) return answer.json();
  // A body that nobody reads would hold its connection to the API.
  await answer.body?.cancel();
  return null;
}

async function paged(path: string): Promise<Thing[]> {
  const found: Thing[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const reply = pageOfThings.safeParse(await ask(`${path}&page=${page}`));
    if (!reply.success) break;
    found.push(...reply.data.results);
    if (reply.data.next === null) break;
  }
  return found;
}

async function all(path: string): Promise<Thing[]> {
  const reply = things.safeParse(await ask(path));
  return reply.success ? reply.data : [];
}

const entry =
  (pathOf: (id: number) => string) =>
  ({ id, updated_at }: Thing): SitemapEntry => ({ path: pathOf(id), changed: updated_at });

/** Everything that a visitor can read, from the public API: what it does not hold is left out. */
export async function sitemapEntries(): Promise<SitemapEntry[]> {
  const [vacancies, seminars, columns, tags] = await Promise.all([
    paged('/vacancies/?status=open&vacancy_page_size=100'),
    paged('/seminars/?seminar_page_size=100'),
    all('/columns/'),
    all('/tags/'),
  ]);
  return [
    ...STATIC_PATHS.map((path) => ({ path })),
    ...vacancies.map(entry((id) => `/vacancy/${id}/`)),
    ...(seminars.length > 0 ? [{ path: '/seminar/' }] : []),
    ...seminars.map(entry((id) => `/seminar/${id}/`)),
    ...(columns.length > 0 ? [{ path: '/column' }] : []),
    ...tags.map(entry((id) => `/column/tag/${id}/`)),
    ...columns.map(entry((id) => `/column/${id}/`)),
  ];
}
