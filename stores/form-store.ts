import { create } from 'zustand';

interface SubmitState {
  /** Spec §3, freeze flag: every submit button is disabled while one submit is in progress. */
  frozen: boolean;
  freeze: () => void;
  /** Spec §8: called after success, and by hooks/errors/api-failures.ts after any error. */
  release: () => void;
}

export const useSubmitStore = create<SubmitState>()((set) => ({
  frozen: false,
  freeze: () => set({ frozen: true }),
  release: () => set({ frozen: false }),
}));

/** `navigation`: the draft stays in localStorage. `logout`: the draft is deleted. */
export type LeaveReason = 'navigation' | 'logout';

interface UnsavedChangesState {
  /** True while a form on screen has unsaved changes. */
  hasUnsavedChanges: boolean;
  /** The action that waits for the user's confirmation; null when there is none. */
  pendingLeave: { reason: LeaveReason; proceed: () => void } | null;
  setHasUnsavedChanges: (hasUnsavedChanges: boolean) => void;
  /** Calls `proceed` immediately, or after the user's confirmation when there are unsaved changes. */
  requestLeave: (reason: LeaveReason, proceed: () => void) => void;
  resolveLeave: (shouldLeave: boolean) => void;
}

export const useUnsavedChangesStore = create<UnsavedChangesState>()((set, get) => ({
  hasUnsavedChanges: false,
  pendingLeave: null,
  setHasUnsavedChanges: (hasUnsavedChanges) => set({ hasUnsavedChanges, pendingLeave: null }),
  requestLeave: (reason, proceed) => {
    if (get().hasUnsavedChanges) set({ pendingLeave: { reason, proceed } });
    else proceed();
  },
  resolveLeave: (shouldLeave) => {
    const { pendingLeave } = get();
    set(shouldLeave ? { hasUnsavedChanges: false, pendingLeave: null } : { pendingLeave: null });
    if (shouldLeave) pendingLeave?.proceed();
  },
}));
