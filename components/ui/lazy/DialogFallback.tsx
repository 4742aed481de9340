import { Dialog } from '@/components/ui/feedback/Dialog';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Button } from '@/components/ui/form/Button';
import { LoadFailure } from './LoadFailure';
import type { LoadFailureState } from './lazy-context';
import { useIsSlow } from './use-is-slow';

export interface DialogFallbackProps {
  /** The title of the dialog that is loading. */
  title: string;
  /** Without it the dialog is persistent. */
  onClose?: () => void;
  failure?: LoadFailureState;
}

/** Replaces a lazily loaded dialog: says that it is loading, or that it could not be loaded. */
export function DialogFallback({ title, onClose, failure }: DialogFallbackProps) {
  const isSlow = useIsSlow();
  return (
    <Dialog
      title={title}
      open={isSlow || failure !== undefined}
      onClose={onClose}
      persistent={!onClose}
      footer={
        onClose && (
          <Button variant="text" onClick={onClose}>
            閉じる
          </Button>
        )
      }
    >
      {failure ? <LoadFailure {...failure} /> : <Skeleton lines={4} />}
    </Dialog>
  );
}
