import { clientOnly } from '@/components/ui/lazy/client-only';
import { LazyBoundary } from '@/components/ui/lazy/LazyBoundary';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import { useIdlePrefetch } from '@/hooks/browser/idle-prefetch';
import { useDialogStore } from '@/stores/dialog-store';
import { useToastStore } from '@/stores/toast-store';
import { PlainToast } from './PlainToast';

const loadToast = lazyComponent(() => import('./Toast').then((module) => module.Toast));
const Toast = clientOnly(loadToast);

interface ToastRegionsProps {
  /** The id of the dialog that contains the regions; undefined for those of the page. */
  dialogId?: string;
}

/**
 * The live regions of the page or of a dialog. The toast is in those of the topmost dialog, because a modal dialog makes
 * everything outside of it inert: nobody could hear or press a toast there. Both regions stay mounted, because screen
 * readers may not announce a region that appears together with its text.
 */
export function ToastRegions({ dialogId }: ToastRegionsProps) {
  const { visible, type, sequence } = useToastStore();
  const isActive = useDialogStore(({ openIds }) => openIds.at(-1) === dialogId);

  // Loads the toast when the browser is idle. A toast must also be able to report a lost connection, when loading is no
  // longer possible.
  useIdlePrefetch(loadToast);

  const toast = visible && isActive && (
    <LazyBoundary key={sequence} failed={() => <PlainToast />}>
      <Toast />
    </LazyBoundary>
  );
  return (
    <>
      <div role="status">{type !== 'error' && toast}</div>
      <div role="alert">{type === 'error' && toast}</div>
    </>
  );
}
