import { lazyPart } from '@/components/ui/lazy';
import { selectActiveModal, useModalStore, useReloginStore } from '@/stores/modal-store';

const ActiveModals = lazyPart(() => import('./ActiveModals').then((module) => module.ActiveModals));

/** The site-wide modals. Their code, which contains forms, is loaded when the first one opens. */
export function ModalLayer() {
  const isOpen = useModalStore(selectActiveModal) !== undefined;
  const isPrompting = useReloginStore((state) => state.isPrompting);
  return isOpen || isPrompting ? <ActiveModals /> : null;
}
