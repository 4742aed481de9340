import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { VacancyRow } from '@/schemas/replies/vacancies';
import { jsonStorage } from './json-storage';

type SortRows = (rows: readonly VacancyRow[]) => VacancyRow[];

interface VacancySortState {
  /** Whether the rows of a page of vacancies are ordered by how they fit the profile. */
  isByFit: boolean;
  setByFit: (isByFit: boolean) => void;
  /**
   * Orders the rows for the member; null for the order of the list, and until the code that compares rows is loaded. It stays
   * when the list is left, so that Back shows the rows in their order at once: otherwise they would move after the scroll
   * position has been restored, and the browser would follow them.
   */
  sortRows: SortRows | null;
  setSortRows: (sortRows: SortRows | null) => void;
}

/** Stored in sessionStorage, because the order is a way to read during one visit and no filter of the list's address. */
export const useVacancySortStore = create<VacancySortState>()(
  persist(
    (set) => ({
      isByFit: false,
      setByFit: (isByFit) => set({ isByFit }),
      sortRows: null,
      setSortRows: (sortRows) => set({ sortRows }),
    }),
    {
      name: 'vacancy-order',
      storage: jsonStorage(() => sessionStorage),
      partialize: ({ isByFit }) => ({ isByFit }),
    },
  ),
);
