import { create } from 'zustand';

/** What each site-wide modal is told when it opens. Questions about one thing use a ConfirmDialog on their screen. */
export interface ModalProps {
  terms: undefined;
  invoice: undefined;
  'registration-complete': undefined;
  /** href: of the link that opened it, which leads to the login page. */
  login: { notice?: string; href?: string } | undefined;
}

export type ModalId = keyof ModalProps;

export type ModalEntry = {
  [Id in ModalId]: { id: Id; props: ModalProps[Id]; persistent: boolean };
}[ModalId];

/** Only one shows at a time; what the contract needs comes first. */
const PRIORITY: readonly ModalId[] = ['terms', 'invoice', 'registration-complete', 'login'];

interface ModalState {
  /** By priority; the first is on screen. */
  queue: readonly ModalEntry[];
  open: <Id extends ModalId>(id: Id, options?: { props?: ModalProps[Id]; persistent?: boolean }) => void;
  /** Closing one that is not open does nothing. */
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

/** Selector of the modal that shows now: `useModalStore(selectActiveModal)`. */
export const selectActiveModal = ({ queue }: ModalState): ModalEntry | undefined => queue[0];
