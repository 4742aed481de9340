import { useFormState } from 'react-hook-form';
import { Dialog } from '@/components/ui/feedback/Dialog';
import { useUnsavedChangesGuard } from '@/hooks/forms/unsaved-changes';
import { type LeaveReason, useUnsavedChangesStore } from '@/stores/form-store';
import { Button } from './Button';

interface UnsavedChangesGuardProps {
  /** Deletes the form's stored draft. */
  onDiscard: () => void;
}

/** Asks for confirmation before the user leaves the surrounding Form with unsaved changes. */
export function UnsavedChangesGuard({ onDiscard }: UnsavedChangesGuardProps) {
  const { isDirty } = useFormState();
  useUnsavedChangesGuard(isDirty);
  return <UnsavedChangesDialog onDiscard={onDiscard} />;
}

interface UnsavedChangesDialogProps {
  /** Deletes the form's stored draft. */
  onDiscard: () => void;
}

const TITLES: Record<LeaveReason, string> = {
  navigation: '編集を中断しますか？',
  logout: '保存せずにログアウトしますか？',
};

/**
 * Asks for confirmation when a link, Back or a logout would leave a form with unsaved changes
 * (hooks/forms/unsaved-changes.ts).
 */
function UnsavedChangesDialog({ onDiscard }: UnsavedChangesDialogProps) {
  const pendingLeave = useUnsavedChangesStore((state) => state.pendingLeave);
  const resolveLeave = useUnsavedChangesStore((state) => state.resolveLeave);
  const reason = pendingLeave?.reason ?? 'navigation';
  const handleDiscard = () => {
    onDiscard();
    resolveLeave(true);
  };
  return (
    <Dialog
      title={TITLES[reason]}
      open={pendingLeave !== null}
      onClose={() => resolveLeave(false)}
      footer={
        <>
          <Button variant="text" onClick={handleDiscard}>
            {reason === 'logout' ? '下書きを破棄してログアウト' : '下書きを破棄'}
          </Button>
          {reason === 'navigation' && <Button onClick={() => resolveLeave(true)}>下書きを残す</Button>}
          <Button variant="primary" onClick={() => resolveLeave(false)}>
            編集を続ける
          </Button>
        </>
      }
    >
      {reason === 'logout'
        ? '保存していない入力内容は、ログアウトすると失われます。'
        : '保存していない入力内容があります。下書きを残すと、この端末に保管され、次に編集を開いたときに続きから入力できます。'}
    </Dialog>
  );
}
