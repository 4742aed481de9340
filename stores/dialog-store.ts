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
