import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { measuredPath, measuredReferrer } from '@/schemas/measured-path';
import { useTagManagerStore } from '@/stores/tag-manager-store';

const LIBRARY = 'https://www.googletagmanager.com/gtm.js';

declare global {
  interface Window {
    /** The tag manager's own name; there once it runs on this page. */
    dataLayer?: unknown[];
  }
}

/** What this browser's user has chosen; another tab's choice counts at once. */
export function useTagManagerChoice() {
  const state = useTagManagerStore();
  useEffect(() => {
    const takeOver = ({ key }: StorageEvent) => {
      if (key === useTagManagerStore.persist.getOptions().name) useTagManagerStore.persist.rehydrate();
    };
    window.addEventListener('storage', takeOver);
    return () => window.removeEventListener('storage', takeOver);
  }, []);
  return state;
}

/**
 * Loads the tag manager once it may be loaded, and tells it of every page that it may know of (decision 0055).
 * @param id of its container
 */
export function useTagManager(id: string): void {
  const { asPath } = useRouter();
  const { choice } = useTagManagerChoice();
  const path = measuredPath(asPath);

  useEffect(() => {
    if (choice === 'granted' && path !== null) tell(id, path);
    // A program that runs cannot be called back: the page starts anew without it.
    if (choice === 'denied' && window.dataLayer) window.location.reload();
  }, [id, choice, path]);
}

function tell(id: string, path: string) {
  const { origin } = window.location;
  if (!window.dataLayer) start(id);
  // In place of the address and the referrer that its tags would read themselves, with whatever query these have.
  command('set', {
    page_location: origin + path,
    page_referrer: measuredReferrer(document.referrer, origin),
  });
  window.dataLayer?.push({ event: 'page', page_path: path });
}

/** It tells commands from events by their being an `arguments` object. */
function command(..._words: unknown[]) {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments);
}

function start(id: string) {
  window.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }];
  const script = document.createElement('script');
  script.async = true;
  script.src = `${LIBRARY}?id=${id}`;
  document.head.append(script);
}
