import type { ReactNode } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  /** A question, such as 「応募を取り消しますか？」. */
  title: string;
  open: boolean;
  /** Explains the consequences and whether the action can be undone. */
  children: ReactNode;
  /** The verb of the question, such as 「取り消す」, never 「はい」. */
  confirmLabel: string;
  /** Never the verb of the question, and never 「やめる」, which can be read as giving up what was applied for. */
  cancelLabel?: string;
  danger?: boolean;
  pending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation. It is not lazily loaded, so that it opens even when the connection is lost. */
export function ConfirmDialog({
  title,
  open,
  children,
  confirmLabel,
  cancelLabel = '戻る',
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
