import { create } from 'zustand';

interface DialogState {
  /** Ids of the open dialogs, the topmost last. A modal dialog makes everything outside of it inert. */
  openIds: readonly string[];
  add: (id: string) => void;
  remove: (id: string) => void;
}

export const useDialogStore = create<DialogState>()((set) => ({
  openIds: [],
  add: (id) => set(({ openIds }) => ({ openIds: [...openIds, id] })),
  remove: (id) => set(({ openIds }) => ({ openIds: openIds.filter((other) => other !== id) })),
}));

let handlePopState: ((event: PopStateEvent) => void) | undefined;

/** Sets the handler that sees every `popstate` before Next's router does. */
export const setPopStateHandler = (handler: typeof handlePopState): void => {
  handlePopState = handler;
};

// The listener is here, because this module is loaded with _app, which is before Next creates its router, while dialogs are
// loaded later: browsers call the listeners of `window` for this event in the order of their registration.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => handlePopState?.(event));

/** Returns whether a dialog is the topmost one. For event handlers. */
export const isTopmostDialog = (id: string): boolean => useDialogStore.getState().openIds.at(-1) === id;
