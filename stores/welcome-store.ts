import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

interface WelcomeState {
  /** Since when (ms since the epoch) the registration-complete modal has been due; null when it is not. */
  dueSince: number | null;
  expect: () => void;
  done: () => void;
}

/** Kept for the tab: the modal may have to wait behind the invoice modal, and must survive a reload there. */
export const useWelcomeStore = create<WelcomeState>()(
  persist(
    (set) => ({
      dueSince: null,
      expect: () => set({ dueSince: Date.now() }),
      done: () => set({ dueSince: null }),
    }),
    { name: 'welcome', storage: createJSONStorage(() => sessionStorage) },
  ),
);
