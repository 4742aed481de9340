import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

/** Enough for a long walk through the lists, small enough for sessionStorage. */
const KEPT = 60;

interface ScrollState {
  /** Key (a history entry, a tab of mypage) → distance from the top in px. Oldest first. */
  positions: Record<string, number>;
  remember: (key: string, top: number) => void;
  forget: (key: string) => void;
}

/** Scroll positions live as long as the tab, so that Back and reload find the place again. */
export const useScrollStore = create<ScrollState>()(
  persist(
    (set) => ({
      positions: {},
      remember: (key, top) =>
        set(({ positions: { [key]: _old, ...others } }) => ({
          positions: Object.fromEntries([...Object.entries(others), [key, Math.round(top)]].slice(-KEPT)),
        })),
      forget: (key) => set(({ positions: { [key]: _old, ...positions } }) => ({ positions })),
    }),
    { name: 'scroll', storage: createJSONStorage(() => sessionStorage) },
  ),
);
