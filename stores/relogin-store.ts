import { create } from 'zustand';

interface ReloginState {
  /** True while a save waits for a login. */
  isPrompting: boolean;
  /** Shows the login dialog and resolves to whether the login succeeded. Concurrent saves share one dialog. */
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
