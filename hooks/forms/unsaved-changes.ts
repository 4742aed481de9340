import { type NextRouter, useRouter } from 'next/router';
import { useEffect } from 'react';
import { useUnsavedChangesStore } from '@/stores/form-store';

const hasUnsavedChanges = () => useUnsavedChangesStore.getState().hasUnsavedChanges;

/** Returns the link of a plain click that leads to another page of this site, or null. */
function getLeavingLink(event: MouseEvent): HTMLAnchorElement | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented, target } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return null;
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  // For another site, the browser's own beforeunload dialog asks.
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
      // A link in a menu has been removed, because the menu closes when the dialog takes the focus.
      if (link.isConnected) link.click();
      else void router.push(link.pathname + link.search + link.hash);
    });
  };
  // Listens in the capture phase, before the click handler of Next's Link.
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
    // popstate fires after the navigation, so this pushes the form's history entry again.
    window.history.pushState(currentEntry.state, '', currentEntry.address);
    useUnsavedChangesStore.getState().requestLeave('navigation', () => window.history.back());
    return false;
  });
  return () => router.beforePopState(() => true);
}

/**
 * Asks for confirmation before links, Back, closing the tab and logging out while a form has unsaved changes.
 * Navigation by the application itself (after a save, to an error page) is not intercepted.
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
