import type { ListPage } from '@/schemas/replies';

/** Rows have an id, and choices a value. */
interface Row {
  id?: unknown;
  value?: unknown;
}

/** The rows of all pages of a list, and how many there are that cannot be shown. */
export interface WholeList<T> {
  rows: T[];
  leftOut: number;
}

/**
 * Reads all pages of a list, and returns each row once. A page leads to the next one by the query of `next`, whose host may
 * be another one. Ends at a page without a new row, because an API that ignores the query answers the same page for ever.
 * @param readPage returns null when there is no such page
 * @param query of the first page
 * @param maxPages a safeguard against an API whose pages never end
 */
export async function readPages<T extends Row>(
  readPage: (query: string) => Promise<ListPage<T> | null>,
  query = '',
  maxPages = 50,
): Promise<WholeList<T>> {
  const all = new Map<unknown, T>();
  let leftOut = 0;
  let nextQuery: string | undefined = query;
  for (let count = 0; count < maxPages && nextQuery !== undefined; count += 1) {
    const page: ListPage<T> | null = await readPage(nextQuery);
    const knownCount = all.size;
    for (const row of page?.results ?? []) all.set(row.id ?? row.value, row);
    leftOut += page?.leftOut ?? 0;
    nextQuery = all.size > knownCount ? page?.next?.split('?')[1] : undefined;
  }
  return { rows: [...all.values()], leftOut };
}
