import { clientOnly } from '@/components/ui/lazy/client-only';
import { LazyBoundary } from '@/components/ui/lazy/LazyBoundary';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import { useIdlePrefetch } from '@/hooks/browser/idle-prefetch';
import { selectActiveModal, useModalStore } from '@/stores/modal-store';
import { useReloginStore } from '@/stores/relogin-store';
import { ModalLayerFallback } from './ModalLayerFallback';

const loadActiveModals = lazyComponent(() => import('./ActiveModals').then((module) => module.ActiveModals));
const ActiveModals = clientOnly(loadActiveModals);

/** The site-wide modals. Their code is loaded when the browser is idle, at the latest when the first one opens. */
export function ModalLayer() {
  const isOpen = useModalStore(selectActiveModal) !== undefined;
  const isPrompting = useReloginStore((state) => state.isPrompting);
  useIdlePrefetch(loadActiveModals);
  if (!isOpen && !isPrompting) return null;
  return (
    <LazyBoundary
      loading={<ModalLayerFallback />}
      failed={(failure) => <ModalLayerFallback failure={failure} />}
    >
      <ActiveModals />
    </LazyBoundary>
  );
}
