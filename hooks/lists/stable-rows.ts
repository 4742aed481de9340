import { useState } from 'react';

export interface StableRows<Row> {
  /** The rows to render: those first shown, each with its newest content. */
  rows: Row[];
  /** True when a poll added, removed or reordered rows. */
  hasUpdates: boolean;
  /** Shows the newest rows. */
  showLatest: () => void;
}

const NO_ROWS: readonly never[] = [];

/**
 * Keeps the order of a polled list stable while it is being read. A poll updates the content of existing rows. Rows are
 * added, removed or reordered only when the user asks for it or another list is requested.
 * @param fetchedRows the rows of the last fetch; undefined when the requested list could not be fetched, so that the
 * rows of another list are not shown
 * @param listKey identifies the requested list (filters, page); null while its first rows are loading
 */
export function useStableRows<Row extends { id: number }>(
  fetchedRows: readonly Row[] | undefined,
  listKey: string | null,
): StableRows<Row> {
  const latestRows = fetchedRows ?? NO_ROWS;
  const [shown, setShown] = useState({ listKey, rows: latestRows });
  const isNewList = listKey !== null && listKey !== shown.listKey;
  const current = isNewList ? { listKey, rows: latestRows } : shown;
  // React recommends setting state during rendering to follow a changed input without an extra paint.
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
