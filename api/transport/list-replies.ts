import { isObject } from '@/schemas/wire-values';

/** The body of a list without rows. */
export const EMPTY_LIST = { count: 0, next: null, previous: null, results: [] };

/** Returns whether a list is asked for with filters. */
export const hasFilters = (params: URLSearchParams): boolean =>
  [...params.keys()].some((name) => name !== 'page' && !name.endsWith('_page_size'));

/** Returns the parameters of the first page of a list for a request of a later one. Null for any other request. */
export function firstPageOf(params: URLSearchParams): URLSearchParams | null {
  if (!(Number(params.get('page')) > 1)) return null;
  const first = new URLSearchParams(params);
  first.set('page', '1');
  return first;
}

/** Returns the body of the first page as that of a page without rows, which says how long the list is. */
export const withoutRows = (body: unknown): unknown =>
  isObject(body) ? { ...body, next: null, results: [] } : body;
