import { create } from 'zustand';

interface ReloginState {
  /** A save waits for the person to log in again. */
  asking: boolean;
  /** Resolves to whether they did. Saves that wait at the same time wait together. */
  ask: () => Promise<boolean>;
  settle: (loggedIn: boolean) => void;
}

export const useReloginStore = create<ReloginState>()((set, get) => {
  let waiting: ((loggedIn: boolean) => void)[] = [];
  return {
    asking: false,
    ask: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        if (!get().asking) set({ asking: true });
      }),
    settle: (loggedIn) => {
      const settled = waiting;
      waiting = [];
      set({ asking: false });
      for (const resolve of settled) resolve(loggedIn);
    },
  };
});
