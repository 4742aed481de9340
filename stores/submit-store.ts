import { create } from 'zustand';

interface SubmitState {
  /** Spec §3, freeze flag: every submit button is disabled while one submit is in progress. */
  frozen: boolean;
  freeze: () => void;
  /** Spec §8: called after success, and by hooks/errors/http-failures.ts after any error. */
  release: () => void;
}

export const useSubmitStore = create<SubmitState>()((set) => ({
  frozen: false,
  freeze: () => set({ frozen: true }),
  release: () => set({ frozen: false }),
}));
