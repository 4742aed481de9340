import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { getAnalyticsPath, getAnalyticsReferrer } from '@/lib/analytics-path';
import { useAnalyticsConsentStore } from '@/stores/tag-manager-store';

const SCRIPT_URL = 'https://www.googletagmanager.com/gtm.js';

declare global {
  interface Window {
    /** The tag manager's own name; there once it runs on this page. */
    dataLayer?: unknown[];
  }
}

/** What this browser's user has chosen; another tab's choice counts at once. */
export function useAnalyticsConsent() {
  const state = useAnalyticsConsentStore();
  useEffect(() => {
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === useAnalyticsConsentStore.persist.getOptions().name)
        useAnalyticsConsentStore.persist.rehydrate();
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, []);
  return state;
}

/**
 * Loads the tag manager once it may be loaded, and tells it of every page that it may know of (decision 0055).
 * @param id of its container
 */
export function useTagManager(id: string): void {
  const { asPath } = useRouter();
  const { consent } = useAnalyticsConsent();
  const path = getAnalyticsPath(asPath);

  useEffect(() => {
    if (consent === 'granted' && path !== null) reportPageView(id, path);
    // A program that runs cannot be called back: the page starts anew without it.
    if (consent === 'denied' && window.dataLayer) window.location.reload();
  }, [id, consent, path]);
}

function reportPageView(id: string, path: string) {
  const { origin } = window.location;
  if (!window.dataLayer) loadTagManager(id);
  // In place of the address and the referrer that its tags would read themselves, with whatever query these have.
  gtag('set', {
    page_location: origin + path,
    page_referrer: getAnalyticsReferrer(document.referrer, origin),
  });
  window.dataLayer?.push({ event: 'page', page_path: path });
}

/** It tells commands from events by their being an `arguments` object. */
function gtag(..._args: unknown[]) {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments);
}

function loadTagManager(id: string) {
  window.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }];
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SCRIPT_URL}?id=${id}`;
  document.head.append(script);
}
