import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

type Choice = 'granted' | 'denied';

interface TagManagerState {
  /** Null until this browser's user has chosen: nothing is loaded before. */
  choice: Choice | null;
  choose: (choice: Choice) => void;
}

/** Kept for the browser: who has chosen once is not asked again (decision 0055). */
export const useTagManagerStore = create<TagManagerState>()(
  persist(
    (set) => ({
      choice: null,
      choose: (choice) => set({ choice }),
    }),
    {
      name: 'tag-manager',
      storage: createJSONStorage(() => localStorage),
      // Anything else that was found there is no consent.
      merge: (stored, current) => {
        const { choice } = (stored ?? {}) as Partial<TagManagerState>;
        return { ...current, choice: choice === 'granted' || choice === 'denied' ? choice : null };
      },
    },
  ),
);
