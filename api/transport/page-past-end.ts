import { isObject } from '@/schemas/wire-values';

/** The lists whose page is in the address of a page of the site. */
const PAGED_LISTS = new Set(['/vacancies/', '/seminar-summaries/']);

/**
 * Returns the parameters of the first page of a list for a request of a later one. Null for any other request. Django REST
 * Framework answers 404 for a page past the end, which an old link names, or an open list that has become shorter.
 */
export function firstPageOf(path: string, params: URLSearchParams | undefined): URLSearchParams | null {
  if (!PAGED_LISTS.has(path) || !(Number(params?.get('page')) > 1)) return null;
  const first = new URLSearchParams(params);
  first.set('page', '1');
  return first;
}

/** Returns the body of the first page as that of a page without rows, which says how long the list is. */
export const withoutRows = (body: unknown): unknown =>
  isObject(body) ? { ...body, next: null, results: [] } : body;
