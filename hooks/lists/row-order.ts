import { useCallback, useState } from 'react';

export type SortRows<Row> = (rows: readonly Row[]) => Row[];

/**
 * Orders the rows of a list by a function that a component loaded later may set; null keeps the order of the list. The
 * page itself stays small, because only that component knows how to compare rows.
 * @returns `setSortRows`, which never changes
 */
export function useRowOrder<Row>(rows: Row[]) {
  // In an object, because React would call a function that is a state.
  const [{ sortRows }, setOrder] = useState<{ sortRows: SortRows<Row> | null }>({ sortRows: null });
  const setSortRows = useCallback((sort: SortRows<Row> | null) => setOrder({ sortRows: sort }), []);
  return {
    orderedRows: sortRows ? sortRows(rows) : rows,
    orderLabel: sortRows ? '合う順' : '新着順',
    setSortRows,
  };
}
