import { create } from 'zustand';

interface ReloginState {
  /** A save waits for the person to log in again. */
  isPrompting: boolean;
  /** Resolves to whether they did. Saves that wait at the same time wait together. */
  prompt: () => Promise<boolean>;
  resolve: (loggedIn: boolean) => void;
}

export const useReloginStore = create<ReloginState>()((set, get) => {
  let resolvers: ((loggedIn: boolean) => void)[] = [];
  return {
    isPrompting: false,
    prompt: () =>
      new Promise((resolve) => {
        resolvers.push(resolve);
        if (!get().isPrompting) set({ isPrompting: true });
      }),
    resolve: (loggedIn) => {
      const pendingResolvers = resolvers;
      resolvers = [];
      set({ isPrompting: false });
      for (const resolve of pendingResolvers) resolve(loggedIn);
    },
  };
});
