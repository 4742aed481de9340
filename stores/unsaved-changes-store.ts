import { create } from 'zustand';

/** away: what was typed stays on the device · logout: it goes with the member. */
export type LeaveReason = 'navigation' | 'logout';

interface UnsavedChangesState {
  /** A form on screen holds what is not saved. */
  hasUnsavedChanges: boolean;
  /** What the person wanted, while they are asked about it. */
  pendingLeave: { reason: LeaveReason; proceed: () => void } | null;
  setHasUnsavedChanges: (guarded: boolean) => void;
  /** Goes at once, or once the person has said so. */
  requestLeave: (kind: LeaveReason, go: () => void) => void;
  resolveLeave: (leaves: boolean) => void;
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
