import * as z from 'zod';
import type { ReadContext } from './read';

const PATH_ID = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);

/** The path parameter for a member's id, as {@link idParams}. */
export const memberIdParams = z.object({ memberId: PATH_ID });

/** The path parameter for a record's id. An invalid id, or a number too large for any record, is answered with 404. */
export const idParams = z.object({
  id: PATH_ID,
});

/**
 * Returns the schema of Django REST Framework's pagination response; `next` and `previous` are absolute URLs. A list that
 * is too long to be counted says that `count` is a minimum.
 */
export const pageSchema = <T extends z.ZodType>(item: T) =>
  z.object({
    count: z.int().nonnegative().optional(),
    count_is_minimum: z.literal(true).optional(),
    next: z.string().nullish(),
    previous: z.string().nullish(),
    results: z.array(item),
  });

interface Page<T> {
  /** The number of rows on all pages, or of those that were counted. */
  count: number;
  /** Whether there are more rows than were counted. */
  isMinimum?: boolean;
  /** The page number, starting at 1. */
  page: number;
  pageSize: number;
  results: T[];
}

/**
 * Returns the pagination response of Django REST Framework. The links are absolute URLs on the site's public origin and
 * keep the other query parameters. Beyond the last page, `previous` links to the last page.
 */
export function paginate<T>(
  { path, query, siteOrigin }: ReadContext,
  { count, isMinimum = false, page, pageSize, results }: Page<T>,
) {
  const last = Math.ceil(count / pageSize);
  const isFollowed = page < last || (isMinimum && results.length === pageSize);
  const link = (to: number): string => {
    const url = new URL(path, siteOrigin);
    url.search = query.toString();
    if (to > 1) url.searchParams.set('page', String(to));
    else url.searchParams.delete('page');
    return url.href;
  };
  return {
    count,
    ...(isMinimum && { count_is_minimum: true as const }),
    next: isFollowed ? link(page + 1) : null,
    previous: page > 1 && last > 0 ? link(isMinimum ? page - 1 : Math.min(page - 1, last)) : null,
    results,
  };
}
