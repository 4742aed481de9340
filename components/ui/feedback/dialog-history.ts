import Router from 'next/router';
import { useEffect } from 'react';
import { isTopmostDialog, setPopStateHandler, useDialogStore } from '@/stores/dialog-store';

/**
 * What an entry of the browser's history is for. The browser fires no `popstate` when Back leads to another document, as
 * it does on the first page of a tab. So a dialog opens on a copy of the page's entry, and Back leads from the copy to the
 * page.
 */
interface EntryState {
  dialogRole?: 'page' | 'copy';
}

const readState = () => window.history.state as EntryState | null;

/** Pushes a copy of the page's entry. A copy that an earlier dialog left behind is used again. */
function pushCopy(): void {
  const state = readState();
  if (state?.dialogRole === 'copy') return;
  window.history.replaceState({ ...state, dialogRole: 'page' }, '');
  window.history.pushState({ ...state, dialogRole: 'copy' }, '');
}

/** The address before a `popstate`, when `location` already has the new one. */
let currentAddress = '';

// The other listeners of the same event may change the address again, for example to stay on a page with unsaved changes.
const rememberAddress = () =>
  setTimeout(() => {
    currentAddress = window.location.href;
  });

/**
 * Passes over the other entry of the page that is already shown: the copy stays when a dialog closes by other means than
 * Back, because removing it while a save navigates could leave the new page.
 */
function skipSamePage(event: PopStateEvent): void {
  const role = (event.state as EntryState | null)?.dialogRole;
  if (!role || window.location.href !== currentAddress) return;
  event.stopImmediatePropagation();
  // A dialog whose task is running cannot be closed now, and its page must not be left by a Back that was meant for it.
  if (useDialogStore.getState().openIds.length > 0) return;
  if (role === 'page') window.history.back();
  else window.history.forward();
}

type BackHandler = (event: PopStateEvent) => boolean;
const backHandlers = new Set<BackHandler>();

if (typeof window !== 'undefined') {
  rememberAddress();
  for (const event of ['routeChangeComplete', 'routeChangeError', 'hashChangeComplete'] as const)
    Router.events.on(event, rememberAddress);
  setPopStateHandler((event) => {
    if (![...backHandlers].some((handle) => handle(event))) skipSamePage(event);
    rememberAddress();
  });
}

/**
 * Lets Back close the topmost dialog instead of leaving the page, before Next's router would load the previous page.
 * @param onBack undefined leaves Back alone
 */
export function useCloseOnBack(id: string, onBack: (() => void) | undefined): void {
  const closes = Boolean(onBack);
  useEffect(() => {
    if (closes) pushCopy();
  }, [closes]);

  useEffect(() => {
    if (!onBack) return;
    const state = readState();
    const { href } = window.location;
    const handlePopState: BackHandler = (event) => {
      if (!isTopmostDialog(id)) return false;
      event.stopImmediatePropagation();
      const isPage = (event.state as EntryState | null)?.dialogRole === 'page';
      // popstate fires after the navigation, so this pushes the entry that a dialog below needs, or that of the page.
      if (!isPage || useDialogStore.getState().openIds.length > 1) window.history.pushState(state, '', href);
      onBack();
      return true;
    };
    backHandlers.add(handlePopState);
    return () => {
      backHandlers.delete(handlePopState);
    };
  }, [id, onBack]);
}
