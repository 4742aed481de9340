import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { getAnalyticsPath, getAnalyticsReferrer } from '@/lib/analytics-path';
import { useAnalyticsConsentStore } from '@/stores/analytics-consent-store';

const SCRIPT_URL = 'https://www.googletagmanager.com/gtm.js';

declare global {
  interface Window {
    /** The tag manager's own name. It is defined while the tag manager runs on this page. */
    dataLayer?: unknown[];
  }
}

/** Returns the consent state of this browser. A choice in another tab takes effect immediately. */
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
 * Loads the tag manager after consent, and reports the views of the pages that analytics may see (decision 0055).
 * @param id the container's id
 */
export function useTagManager(id: string): void {
  const { asPath } = useRouter();
  const { consent } = useAnalyticsConsent();
  const path = getAnalyticsPath(asPath);

  useEffect(() => {
    if (consent === 'granted' && path !== null) reportPageView(id, path);
    // A loaded script cannot be unloaded, so the page reloads after consent is withdrawn.
    if (consent === 'denied' && window.dataLayer) window.location.reload();
  }, [id, consent, path]);
}

function reportPageView(id: string, path: string) {
  const { origin } = window.location;
  if (!window.dataLayer) loadTagManager(id);
  // Without these values, its tags would read the full URL and referrer, including their query strings.
  gtag('set', {
    page_location: origin + path,
    page_referrer: getAnalyticsReferrer(document.referrer, origin),
  });
  window.dataLayer?.push({ event: 'page', page_path: path });
}

/** The tag manager recognizes a command by its type: it must be an `arguments` object, not an array. */
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
