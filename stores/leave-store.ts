import { create } from 'zustand';

/** away: what was typed stays on the device · logout: it goes with the member. */
export type LeaveKind = 'away' | 'logout';

interface LeaveState {
  /** A form on screen holds what is not saved. */
  guarded: boolean;
  /** What the person wanted, while they are asked about it. */
  wanted: { kind: LeaveKind; go: () => void } | null;
  guard: (guarded: boolean) => void;
  /** Goes at once, or once the person has said so. */
  request: (kind: LeaveKind, go: () => void) => void;
  settle: (leaves: boolean) => void;
}

export const useLeaveStore = create<LeaveState>()((set, get) => ({
  guarded: false,
  wanted: null,
  guard: (guarded) => set({ guarded, wanted: null }),
  request: (kind, go) => {
    if (get().guarded) set({ wanted: { kind, go } });
    else go();
  },
  settle: (leaves) => {
    const { wanted } = get();
    set(leaves ? { guarded: false, wanted: null } : { wanted: null });
    if (leaves) wanted?.go();
  },
}));
