import { useState } from 'react';

export interface StableRows<Row> {
  /** The rows to draw: those first shown, each with its newest contents. */
  rows: Row[];
  /** Whether a poll brought rows in, took some out or moved them. */
  hasUpdates: boolean;
  /** Shows the newest rows. */
  showLatest: () => void;
}

const NO_ROWS: readonly never[] = [];

/**
 * Keeps a polled list from moving under the person who reads it: what a row says is refreshed in place, but
 * rows come, go and change places only on request or when another list is asked for.
 * @param fetchedRows rows as last fetched; undefined when the list asked for could not be: those of another are not shown
 * @param listKey names the list asked for (filters, page); null while its first rows are still on the way
 */
export function useStableRows<Row extends { id: number }>(
  fetchedRows: readonly Row[] | undefined,
  listKey: string | null,
): StableRows<Row> {
  const latestRows = fetchedRows ?? NO_ROWS;
  const [shown, setShown] = useState({ listKey, rows: latestRows });
  const isNewList = listKey !== null && listKey !== shown.listKey;
  const current = isNewList ? { listKey, rows: latestRows } : shown;
  // Adjusting state while rendering is React's own way to follow a changed input without an extra paint.
  if (isNewList) setShown(current);

  const latestById = new Map(latestRows.map((row) => [row.id, row]));
  return {
    rows: fetchedRows ? current.rows.map((row) => latestById.get(row.id) ?? row) : [],
    hasUpdates:
      listKey !== null &&
      (latestRows.length !== current.rows.length ||
        latestRows.some((row, index) => row.id !== current.rows[index]?.id)),
    showLatest: () => setShown({ listKey, rows: latestRows }),
  };
}
