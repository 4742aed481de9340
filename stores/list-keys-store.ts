import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { jsonStorage } from './json-storage';

interface ListKeysState {
  /** False when the user has switched the single keys off (WCAG 2.1.4). */
  isEnabled: boolean;
  setEnabled: (isEnabled: boolean) => void;
}

/** Stored in localStorage, because the choice belongs to the person and the device (decision 0133). */
export const useListKeysStore = create<ListKeysState>()(
  persist((set) => ({ isEnabled: true, setEnabled: (isEnabled) => set({ isEnabled }) }), {
    name: 'list-keys',
    storage: jsonStorage(() => localStorage),
    // Any other stored value counts as no choice.
    merge: (stored, current) => ({
      ...current,
      isEnabled: (stored as Partial<ListKeysState> | undefined)?.isEnabled !== false,
    }),
  }),
);
