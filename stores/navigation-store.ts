import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { toSameOriginPath } from '@/lib/urls';
import { jsonStorage } from './json-storage';

const MAX_HISTORY = 30;

interface NavigationState {
  /** Visited paths of this tab, oldest first (spec §3). */
  history: readonly string[];
  /** The path to go to after a login (spec §2, §4); always a path of this site. */
  redirectTarget: string | null;
  addVisit: (path: string) => void;
  saveRedirectTarget: (path: string) => void;
  clearRedirectTarget: () => void;
}

/** Stored in sessionStorage, so that the redirect target survives a reload on the way to the login. */
export const useNavigationStore = create<NavigationState>()(
  persist(
    (set) => ({
      history: [],
      redirectTarget: null,
      addVisit: (path) =>
        set(({ history }) =>
          history.at(-1) === path ? {} : { history: [...history, path].slice(-MAX_HISTORY) },
        ),
      saveRedirectTarget: (path) => set({ redirectTarget: toSameOriginPath(path) ?? null }),
      clearRedirectTarget: () => set({ redirectTarget: null }),
    }),
    {
      name: 'navigation',
      storage: jsonStorage(() => sessionStorage),
      // A manipulated value in sessionStorage must not become an open redirect.
      merge: (stored, current) => {
        const { history = [], redirectTarget } = (stored ?? {}) as Partial<NavigationState>;
        return { ...current, history, redirectTarget: toSameOriginPath(redirectTarget) ?? null };
      },
    },
  ),
);

/** Spec §4: returns the stored redirect target of a login and clears it. @returns null when none is stored */
export function consumeRedirectTarget(): string | null {
  const { redirectTarget, clearRedirectTarget } = useNavigationStore.getState();
  clearRedirectTarget();
  return redirectTarget;
}

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
