import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { toSameOriginPath } from '@/lib/urls';
import { DAY_MS } from '@/schemas/time';
import { jsonStorage } from './json-storage';

interface RegistrationState {
  /** The address of the last registration request (spec §4), for the 「送信しました」 screen and the login form. */
  email: string | null;
  /** True from an address change that was confirmed without a login until the next login with that address. */
  isEmailChanged: boolean;
  /** The path to go to after the registration, with the time in ms since the epoch until which it is valid. */
  target: { path: string; validUntil: number } | null;
  setEmail: (email: string | null, options?: { isEmailChanged: boolean }) => void;
  /** Keeps the target for a day, as long as the mailed link is valid. */
  saveTarget: (path: string | null) => void;
  clearEmail: () => void;
}

/** Stored in localStorage, because the link in the mail usually opens another tab. */
export const useRegistrationStore = create<RegistrationState>()(
  persist(
    (set) => ({
      email: null,
      isEmailChanged: false,
      target: null,
      setEmail: (email, { isEmailChanged } = { isEmailChanged: false }) => set({ email, isEmailChanged }),
      saveTarget: (path) => set({ target: path ? { path, validUntil: Date.now() + DAY_MS } : null }),
      clearEmail: () => set({ email: null, isEmailChanged: false, target: null }),
    }),
    { name: 'registration', storage: jsonStorage(() => localStorage) },
  ),
);

/**
 * Returns the target of the registration and clears it. The stored value may have been manipulated, so it is checked
 * again. @returns null when there is none, or when it is too old
 */
export function consumeRegistrationTarget(): string | null {
  const { target, saveTarget } = useRegistrationStore.getState();
  saveTarget(null);
  return (target && target.validUntil > Date.now() && toSameOriginPath(target.path)) || null;
}

interface RegistrationCompleteState {
  /** Whether the modal has not been read yet. */
  isPending: boolean;
  /** Whether the last completed registration of this browser was confirmed by the modal. */
  isSeen: boolean;
  schedule: () => void;
  dismiss: () => void;
}

/** Stored in localStorage, because the modal must survive a reload, and a tab that is closed before it has opened. */
export const useRegistrationCompleteStore = create<RegistrationCompleteState>()(
  persist(
    (set) => ({
      isPending: false,
      isSeen: false,
      schedule: () => set({ isPending: true, isSeen: false }),
      dismiss: () => set({ isPending: false, isSeen: true }),
    }),
    { name: 'registration-complete', storage: jsonStorage(() => localStorage) },
  ),
);
