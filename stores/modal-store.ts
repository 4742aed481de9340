import { create } from 'zustand';

/** The props of each site-wide modal. A confirmation on one screen uses a ConfirmDialog on that screen instead. */
interface ModalProps {
  terms: undefined;
  invoice: undefined;
  'registration-complete': undefined;
  /** `href` is the login page's URL from the link that opened the modal. */
  login: { notice?: string; href?: string } | undefined;
}

type ModalId = keyof ModalProps;

type ModalEntry = {
  [Id in ModalId]: { id: Id; props: ModalProps[Id]; persistent: boolean };
}[ModalId];

/** Only one modal is shown at a time. Modals that are legally required come first. */
const PRIORITY: readonly ModalId[] = ['terms', 'registration-complete', 'invoice', 'login'];

interface ModalState {
  /** Sorted by priority. The first one is on screen. */
  queue: readonly ModalEntry[];
  open: <Id extends ModalId>(id: Id, options?: { props?: ModalProps[Id]; persistent?: boolean }) => void;
  /** Does nothing when the modal is not open. */
  close: (id: ModalId) => void;
  closeAll: () => void;
}

const without = (queue: readonly ModalEntry[], id: ModalId) => queue.filter((entry) => entry.id !== id);

export const useModalStore = create<ModalState>()((set) => ({
  queue: [],
  open: (id, { props, persistent = false } = {}) =>
    set(({ queue }) => ({
      queue: [...without(queue, id), { id, props, persistent } as ModalEntry].sort(
        (a, b) => PRIORITY.indexOf(a.id) - PRIORITY.indexOf(b.id),
      ),
    })),
  close: (id) => set(({ queue }) => ({ queue: without(queue, id) })),
  closeAll: () => set({ queue: [] }),
}));

/** Selects the modal that is on screen: `useModalStore(selectActiveModal)`. */
export const selectActiveModal = ({ queue }: ModalState): ModalEntry | undefined => queue[0];

interface ReloginState {
  /** True while a save waits for a login. */
  isPrompting: boolean;
  /** Shows the login dialog and resolves to whether the login succeeded. Concurrent saves share one dialog. */
  prompt: () => Promise<boolean>;
  resolve: (loggedIn: boolean) => void;
}

export const useReloginStore = create<ReloginState>()((set, get) => {
  let resolvers: ((loggedIn: boolean) => void)[] = [];
  return {
    isPrompting: false,
    prompt: () =>
      new Promise((resolve) => {
        resolvers.push(resolve);
        if (!get().isPrompting) set({ isPrompting: true });
      }),
    resolve: (loggedIn) => {
      const pendingResolvers = resolvers;
      resolvers = [];
      set({ isPrompting: false });
      for (const resolve of pendingResolvers) resolve(loggedIn);
    },
  };
});

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
