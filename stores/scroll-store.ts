import { create } from 'zustand';
import { persistInTab } from './persist-in-tab';

/** Enough for a long walk through the lists, small enough for sessionStorage. */
const MAX_POSITIONS = 60;

interface ScrollState {
  /** Key (a history entry, a tab of mypage) → distance from the top in px. Oldest first. */
  positions: Record<string, number>;
  savePosition: (key: string, top: number) => void;
  clearPosition: (key: string) => void;
}

/** Scroll positions live as long as the tab, so that Back and reload find the place again. */
export const useScrollStore = create<ScrollState>()((set) => ({
  positions: {},
  savePosition: (key, top) =>
    set(({ positions: { [key]: _old, ...others } }) => ({
      positions: Object.fromEntries(
        [...Object.entries(others), [key, Math.round(top)]].slice(-MAX_POSITIONS),
      ),
    })),
  clearPosition: (key) => set(({ positions: { [key]: _old, ...positions } }) => ({ positions })),
}));

persistInTab(useScrollStore, { name: 'scroll' });
