import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { jsonStorage } from './json-storage';

/** Enough for a long visit, but small enough for sessionStorage. */
const MAX_POSITIONS = 60;

interface ScrollState {
  /** Maps a key (a path or a mypage section) to the distance from the top in px. Oldest first. */
  positions: Record<string, number>;
  savePosition: (key: string, top: number) => void;
  clearPosition: (key: string) => void;
}

/** Stored in sessionStorage, so that Back and reload can restore scroll positions. */
export const useScrollStore = create<ScrollState>()(
  persist(
    (set) => ({
      positions: {},
      savePosition: (key, top) =>
        set(({ positions: { [key]: _old, ...others } }) => ({
          positions: Object.fromEntries(
            [...Object.entries(others), [key, Math.round(top)]].slice(-MAX_POSITIONS),
          ),
        })),
      clearPosition: (key) => set(({ positions: { [key]: _old, ...positions } }) => ({ positions })),
    }),
    { name: 'scroll', storage: jsonStorage(() => sessionStorage) },
  ),
);
