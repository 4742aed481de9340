import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

interface SeminarState {
  /** The seminar that a person wanted when the login came in between. */
  wanted: number | null;
  want: (seminarId: number) => void;
  forget: () => void;
}

/**
 * Kept for the tab, and nowhere in the address: a link from elsewhere must not be able to make an application.
 */
export const useSeminarStore = create<SeminarState>()(
  persist(
    (set) => ({
      wanted: null,
      want: (wanted) => set({ wanted }),
      forget: () => set({ wanted: null }),
    }),
    { name: 'seminar', storage: createJSONStorage(() => sessionStorage) },
  ),
);

/** Whether that seminar was wanted; asked once. */
export function takeWanted(seminarId: number): boolean {
  const { wanted, forget } = useSeminarStore.getState();
  if (wanted !== seminarId) return false;
  forget();
  return true;
}
