import { create } from 'zustand';
import { persistInTab } from './persist-in-tab';

interface RegistrationCompleteState {
  /** Since when (ms since the epoch) the registration-complete modal has been due; null when it is not. */
  pendingSince: number | null;
  schedule: () => void;
  dismiss: () => void;
}

/** Kept for the tab: the modal may have to wait behind the invoice modal, and must survive a reload there. */
export const useRegistrationCompleteStore = create<RegistrationCompleteState>()((set) => ({
  pendingSince: null,
  schedule: () => set({ pendingSince: Date.now() }),
  dismiss: () => set({ pendingSince: null }),
}));

persistInTab(useRegistrationCompleteStore, { name: 'registration-complete' });
