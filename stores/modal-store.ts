import { create } from 'zustand';

/** The props of each site-wide modal. A confirmation on one screen uses a ConfirmDialog on that screen instead. */
export interface ModalProps {
  terms: undefined;
  invoice: undefined;
  'registration-complete': undefined;
  /** `href` is the login page's URL from the link that opened the modal. */
  login: { notice?: string; href?: string } | undefined;
}

export type ModalId = keyof ModalProps;

export type ModalEntry = {
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
