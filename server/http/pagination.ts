import * as z from 'zod';
import type { AppContext } from './context';

/** A record's id in a path. What cannot be one is answered with 404, also a number that no record can have. */
export const idParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number),
});

interface Page<T> {
  /** Of all pages. */
  count: number;
  /** From 1. */
  page: number;
  pageSize: number;
  results: T[];
}

/**
 * The paging envelope of Django REST Framework. The links are absolute, on the site's public origin, and keep the
 * other parameters. Past the last page `previous` leads back to it.
 */
export function paginate<T>(c: AppContext, { count, page, pageSize, results }: Page<T>) {
  const last = Math.ceil(count / pageSize);
  const link = (to: number): string => {
    const url = new URL(c.req.path, c.var.deps.siteOrigin);
    url.search = new URL(c.req.url).search;
    if (to > 1) url.searchParams.set('page', String(to));
    else url.searchParams.delete('page');
    return url.href;
  };
  return {
    count,
    next: page < last ? link(page + 1) : null,
    previous: page > 1 && last > 0 ? link(Math.min(page - 1, last)) : null,
    results,
  };
}
