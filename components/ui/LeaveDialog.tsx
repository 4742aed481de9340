import { type LeaveKind, useLeaveStore } from '@/stores/leave-store';
import { Button } from './Button';
import { Dialog } from './Dialog';

interface LeaveDialogProps {
  /** Takes away what was kept of the form. */
  onDiscard: () => void;
}

const TITLES: Record<LeaveKind, string> = {
  away: '編集を中断しますか？',
  logout: '保存せずにログアウトしますか？',
};

/** Asked when a link, Back or a logout would leave a form that holds what is not saved (hooks/leave-guard.ts). */
export function LeaveDialog({ onDiscard }: LeaveDialogProps) {
  const wanted = useLeaveStore((state) => state.wanted);
  const settle = useLeaveStore((state) => state.settle);
  const kind = wanted?.kind ?? 'away';
  const handleDiscard = () => {
    onDiscard();
    settle(true);
  };
  return (
    <Dialog
      title={TITLES[kind]}
      open={wanted !== null}
      onClose={() => settle(false)}
      footer={
        <>
          <Button variant="text" onClick={handleDiscard}>
            {kind === 'logout' ? '破棄してログアウト' : '破棄して移動'}
          </Button>
          {kind === 'away' && <Button onClick={() => settle(true)}>残して移動</Button>}
          <Button variant="primary" onClick={() => settle(false)}>
            編集を続ける
          </Button>
        </>
      }
    >
      {kind === 'logout'
        ? '保存していない入力内容は、ログアウトすると失われます。'
        : '保存していない入力内容があります。残して移動すると、この端末に保管され、次に編集を開いたときに続きから入力できます。'}
    </Dialog>
  );
}
