import { create } from 'zustand';
import { toSameOriginPath } from '@/lib/same-origin-path';
import { persistInTab } from './persist-in-tab';

const MAX_HISTORY = 30;

interface NavigationState {
  /** Visited paths of this tab, oldest first (spec §3). */
  history: readonly string[];
  /** Where login leads back to (spec §2, §4); always a path of this site. */
  redirectTarget: string | null;
  addVisit: (path: string) => void;
  saveRedirectTarget: (path: string) => void;
  clearRedirectTarget: () => void;
}

/** Kept for the tab: the way through mail, login and back must survive a reload. */
export const useNavigationStore = create<NavigationState>()((set) => ({
  history: [],
  redirectTarget: null,
  addVisit: (path) =>
    set(({ history }) =>
      history.at(-1) === path ? {} : { history: [...history, path].slice(-MAX_HISTORY) },
    ),
  saveRedirectTarget: (path) => set({ redirectTarget: toSameOriginPath(path) ?? null }),
  clearRedirectTarget: () => set({ redirectTarget: null }),
}));

persistInTab(useNavigationStore, {
  name: 'navigation',
  // What was written into sessionStorage by anything else must not become an open redirect.
  validate: ({ history = [], redirectTarget }) => ({
    history,
    redirectTarget: toSameOriginPath(redirectTarget) ?? null,
  }),
});

/** Spec §4: the stored target of a login, which is used once. @returns null when none is stored */
export function consumeRedirectTarget(): string | null {
  const { redirectTarget, clearRedirectTarget } = useNavigationStore.getState();
  clearRedirectTarget();
  return redirectTarget;
}
