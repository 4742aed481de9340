import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { jsonStorage } from './json-storage';

interface RegistrationCompleteState {
  /** Time in ms since the epoch when the modal was scheduled; null when it is not pending. */
  pendingSince: number | null;
  /** Whether the last completed registration of this browser was confirmed by the modal. */
  isSeen: boolean;
  schedule: () => void;
  dismiss: () => void;
}

/** Stored in localStorage, because the modal must survive a reload, and a tab that is closed before it has opened. */
export const useRegistrationCompleteStore = create<RegistrationCompleteState>()(
  persist(
    (set) => ({
      pendingSince: null,
      isSeen: false,
      schedule: () => set({ pendingSince: Date.now(), isSeen: false }),
      dismiss: () => set({ pendingSince: null, isSeen: true }),
    }),
    { name: 'registration-complete', storage: jsonStorage(() => localStorage) },
  ),
);
