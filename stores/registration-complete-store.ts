import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

interface RegistrationCompleteState {
  /** Time in ms since the epoch when the modal was scheduled; null when it is not pending. */
  pendingSince: number | null;
  schedule: () => void;
  dismiss: () => void;
}

/** Stored in sessionStorage, because the modal may wait behind the invoice modal and must survive a reload there. */
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
