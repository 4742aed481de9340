import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

type AnalyticsConsent = 'granted' | 'denied';

interface AnalyticsConsentState {
  /** Null until this browser's user has chosen: nothing is loaded before. */
  consent: AnalyticsConsent | null;
  setConsent: (choice: AnalyticsConsent) => void;
}

/** Kept for the browser: who has chosen once is not asked again (decision 0055). */
export const useAnalyticsConsentStore = create<AnalyticsConsentState>()(
  persist(
    (set) => ({
      consent: null,
      setConsent: (consent) => set({ consent }),
    }),
    {
      name: 'tag-manager',
      storage: createJSONStorage(() => localStorage),
      // Anything else that was found there is no consent.
      merge: (stored, current) => {
        const { consent } = (stored ?? {}) as Partial<AnalyticsConsentState>;
        return { ...current, consent: consent === 'granted' || consent === 'denied' ? consent : null };
      },
    },
  ),
);
