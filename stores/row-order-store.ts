import { create } from 'zustand';
import type { VacancyRow } from '@/schemas/replies/vacancies';

type SortRows = (rows: readonly VacancyRow[]) => VacancyRow[];

interface RowOrderState {
  /** Orders the rows of vacancies for the member; null for the order of the list, and until the code that compares is loaded. */
  sortRows: SortRows | null;
  setSortRows: (sortRows: SortRows | null) => void;
}

/**
 * Stays when the list is left, so that Back shows the rows in their order at once: otherwise they would move after the scroll
 * position has been restored, and the browser would follow them.
 */
export const useRowOrderStore = create<RowOrderState>()((set) => ({
  sortRows: null,
  setSortRows: (sortRows) => set({ sortRows }),
}));
