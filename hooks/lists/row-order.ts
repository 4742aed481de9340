import { useIsLoggedIn } from '@/hooks/session/login-status';
import type { VacancyRow } from '@/schemas/replies/vacancies';
import { useRowOrderStore } from '@/stores/row-order-store';

/**
 * Returns the rows of the list in the order that a component loaded later sets for members. The page itself stays small, because
 * only that component knows how to compare rows.
 */
export function useRowOrder(rows: VacancyRow[]) {
  const isLoggedIn = useIsLoggedIn();
  const sortRows = useRowOrderStore((state) => state.sortRows);
  return isLoggedIn && sortRows
    ? { orderedRows: sortRows(rows), orderLabel: '合う順' }
    : { orderedRows: rows, orderLabel: '新着順' };
}
