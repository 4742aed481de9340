import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { jsonStorage } from './json-storage';

type AnalyticsConsent = 'granted' | 'denied';

interface AnalyticsConsentState {
  /** Null until the user has chosen. Nothing is loaded before that. */
  consent: AnalyticsConsent | null;
  setConsent: (choice: AnalyticsConsent) => void;
}

/** Stored in localStorage, so that the user is asked only once (decision 0055). */
export const useAnalyticsConsentStore = create<AnalyticsConsentState>()(
  persist(
    (set) => ({
      consent: null,
      setConsent: (consent) => set({ consent }),
    }),
    {
      name: 'tag-manager',
      storage: jsonStorage(() => localStorage),
      // Any other stored value counts as no choice.
      merge: (stored, current) => {
        const { consent } = (stored ?? {}) as Partial<AnalyticsConsentState>;
        return { ...current, consent: consent === 'granted' || consent === 'denied' ? consent : null };
      },
    },
  ),
);
