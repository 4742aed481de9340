import type { ReactNode } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  /** A question: 「応募を取り消しますか？」 */
  title: string;
  open: boolean;
  /** What happens then, and whether it can be undone. */
  children: ReactNode;
  /** The verb of the question: 「取り消す」, never 「はい」. */
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  pending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is done. Part of every page that asks: no connection may stand between a person and it. */
export function ConfirmDialog({
  title,
  open,
  children,
  confirmLabel,
  cancelLabel = 'やめる',
  danger = false,
  pending = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      open={open}
      onClose={pending ? undefined : onCancel}
      footer={
        <>
          <Button variant={danger ? 'secondary' : 'text'} inactive={pending} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
