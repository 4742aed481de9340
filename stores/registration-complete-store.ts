import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

interface RegistrationCompleteState {
  /** Since when (ms since the epoch) the registration-complete modal has been due; null when it is not. */
  pendingSince: number | null;
  schedule: () => void;
  dismiss: () => void;
}

/** Kept for the tab: the modal may have to wait behind the invoice modal, and must survive a reload there. */
export const useRegistrationCompleteStore = create<RegistrationCompleteState>()(
  persist(
    (set) => ({
      pendingSince: null,
      schedule: () => set({ pendingSince: Date.now() }),
      dismiss: () => set({ pendingSince: null }),
    }),
    { name: 'registration-complete', storage: createJSONStorage(() => sessionStorage) },
  ),
);
