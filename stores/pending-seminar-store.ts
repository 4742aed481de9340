import { create } from 'zustand';
import { persistInTab } from './persist-in-tab';

interface PendingSeminarState {
  /** The seminar that a person wanted when the login came in between. */
  pendingSeminarId: number | null;
  setPendingSeminarId: (seminarId: number) => void;
  clear: () => void;
}

/**
 * Kept for the tab, and nowhere in the address: a link from elsewhere must not be able to make an application.
 */
export const usePendingSeminarStore = create<PendingSeminarState>()((set) => ({
  pendingSeminarId: null,
  setPendingSeminarId: (pendingSeminarId) => set({ pendingSeminarId }),
  clear: () => set({ pendingSeminarId: null }),
}));

persistInTab(usePendingSeminarStore, { name: 'pending-seminar' });

/** Whether that seminar was wanted; asked once. */
export function consumePendingSeminarId(seminarId: number): boolean {
  const { pendingSeminarId, clear } = usePendingSeminarStore.getState();
  if (pendingSeminarId !== seminarId) return false;
  clear();
  return true;
}
