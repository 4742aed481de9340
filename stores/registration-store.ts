import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

interface RegistrationState {
  /** The address of the last registration request (spec §4), for the 「送信しました」 screen and the login form. */
  email: string | null;
  setEmail: (email: string) => void;
  clearEmail: () => void;
}

/** Stored in localStorage, because the link in the mail usually opens another tab. */
export const useRegistrationStore = create<RegistrationState>()(
  persist(
    (set) => ({
      email: null,
      setEmail: (email) => set({ email }),
      clearEmail: () => set({ email: null }),
    }),
    { name: 'registration', storage: createJSONStorage(() => localStorage) },
  ),
);
