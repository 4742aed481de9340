import { type NextRouter, useRouter } from 'next/router';
import { useEffect } from 'react';
import { useUnsavedChangesStore } from '@/stores/unsaved-changes-store';

const hasUnsavedChanges = () => useUnsavedChangesStore.getState().hasUnsavedChanges;

/** The link of a plain click that leads to another address of this site; null for all that opens no other page here. */
function getLeavingLink(event: MouseEvent): HTMLAnchorElement | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented, target } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return null;
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  // Another site: the browser itself asks.
  if (link.origin !== window.location.origin) return null;
  const isSamePage = link.pathname === window.location.pathname && link.search === window.location.search;
  return isSamePage ? null : link;
}

function interceptLinks(router: NextRouter) {
  const handleClick = (event: MouseEvent) => {
    const link = hasUnsavedChanges() ? getLeavingLink(event) : null;
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    useUnsavedChangesStore.getState().requestLeave('navigation', () => {
      // A link in a menu is gone by then: the question took the focus, and the menu closed.
      if (link.isConnected) link.click();
      else void router.push(link.pathname + link.search + link.hash);
    });
  };
  // Capture: before Next's link, which has its own way to go.
  document.addEventListener('click', handleClick, true);
  return () => document.removeEventListener('click', handleClick, true);
}

function interceptUnload() {
  const handleUnload = (event: BeforeUnloadEvent) => {
    if (hasUnsavedChanges()) event.preventDefault();
  };
  window.addEventListener('beforeunload', handleUnload);
  return () => window.removeEventListener('beforeunload', handleUnload);
}

function interceptHistory(router: NextRouter) {
  const currentEntry = { state: window.history.state as unknown, address: window.location.href };
  router.beforePopState(({ as }) => {
    if (!hasUnsavedChanges() || as === router.asPath) return true;
    // The browser has already gone: the form's entry comes back on top of where Back had led.
    window.history.pushState(currentEntry.state, '', currentEntry.address);
    useUnsavedChangesStore.getState().requestLeave('navigation', () => window.history.back());
    return false;
  });
  return () => router.beforePopState(() => true);
}

/**
 * While a form holds what is not saved, links, Back, closing the tab and logging out ask first. What the site
 * itself does (a save that leads on, an error page) is not held up.
 */
export function useUnsavedChangesGuard(isDirty: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!isDirty) return;
    useUnsavedChangesStore.getState().setHasUnsavedChanges(true);
    const removeListeners = [interceptLinks(router), interceptUnload(), interceptHistory(router)];
    return () => {
      useUnsavedChangesStore.getState().setHasUnsavedChanges(false);
      for (const remove of removeListeners) remove();
    };
  }, [isDirty, router]);
}
