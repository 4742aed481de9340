import { useState } from 'react';

export interface SteadyRows<Row> {
  /** The rows to draw: those first shown, each with its newest contents. */
  rows: Row[];
  /** Whether a poll brought rows in, took some out or moved them. */
  hasNews: boolean;
  /** Shows the newest rows. */
  catchUp: () => void;
}

const NONE: readonly never[] = [];

/**
 * Keeps a polled list from moving under the person who reads it: what a row says is refreshed in place, but
 * rows come, go and change places only on request or when another list is asked for.
 * @param fetched rows as last fetched; undefined when the list asked for could not be: those of another are not shown
 * @param listKey names the list asked for (filters, page); null while its first rows are still on the way
 */
export function useSteadyRows<Row extends { id: number }>(
  fetched: readonly Row[] | undefined,
  listKey: string | null,
): SteadyRows<Row> {
  const fresh = fetched ?? NONE;
  const [shown, setShown] = useState({ listKey, rows: fresh });
  const isOtherList = listKey !== null && listKey !== shown.listKey;
  const current = isOtherList ? { listKey, rows: fresh } : shown;
  // Adjusting state while rendering is React's own way to follow a changed input without an extra paint.
  if (isOtherList) setShown(current);

  const newest = new Map(fresh.map((row) => [row.id, row]));
  return {
    rows: fetched ? current.rows.map((row) => newest.get(row.id) ?? row) : [],
    hasNews:
      listKey !== null &&
      (fresh.length !== current.rows.length ||
        fresh.some((row, index) => row.id !== current.rows[index]?.id)),
    catchUp: () => setShown({ listKey, rows: fresh }),
  };
}
