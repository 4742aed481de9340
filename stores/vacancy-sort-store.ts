import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { jsonStorage } from './json-storage';

interface VacancySortState {
  /** Whether the rows of a page of vacancies are ordered by how they fit the profile. */
  isByFit: boolean;
  setByFit: (isByFit: boolean) => void;
}

/** Stored in sessionStorage, because the order is a way to read during one visit and no filter of the list's address. */
export const useVacancySortStore = create<VacancySortState>()(
  persist((set) => ({ isByFit: false, setByFit: (isByFit) => set({ isByFit }) }), {
    name: 'vacancy-order',
    storage: jsonStorage(() => sessionStorage),
  }),
);
