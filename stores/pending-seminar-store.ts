import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { jsonStorage } from './json-storage';

interface PendingSeminarState {
  /** Id of the seminar to apply to after the login; null when there is none. */
  pendingSeminarId: number | null;
  setPendingSeminarId: (seminarId: number) => void;
  clear: () => void;
}

/**
 * Stored in sessionStorage and not in the URL, because a link from another site must not be able to trigger an
 * application.
 */
export const usePendingSeminarStore = create<PendingSeminarState>()(
  persist(
    (set) => ({
      pendingSeminarId: null,
      setPendingSeminarId: (pendingSeminarId) => set({ pendingSeminarId }),
      clear: () => set({ pendingSeminarId: null }),
    }),
    { name: 'pending-seminar', storage: jsonStorage(() => sessionStorage) },
  ),
);

/** Returns whether this seminar is pending, and clears it, so that only one caller receives true. */
export function consumePendingSeminarId(seminarId: number): boolean {
  const { pendingSeminarId, clear } = usePendingSeminarStore.getState();
  if (pendingSeminarId !== seminarId) return false;
  clear();
  return true;
}
