import { useState } from 'react';
import styled from 'styled-components';
import { ConfirmDialog } from '@/components/ui/feedback/ConfirmDialog';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { Button } from '@/components/ui/form/Button';
import { useCancelSeminarApplication, useReapplyToSeminar } from '@/hooks/seminar-applications';
import { errorMessage } from '@/lib/api-failure';
import type { SeminarApplication } from '@/schemas/replies/seminar-applications';
import type { SeminarSummary } from '@/schemas/replies/seminars';
import { allowedSeminarEvents } from '@/schemas/seminar-application-transitions';
import { visuallyHidden } from '@/styles/mixins';

interface SeminarApplicationActionsProps {
  application: Pick<SeminarApplication, 'id' | 'status'>;
  seminar: Pick<SeminarSummary, 'title' | 'status'>;
  /** Smaller version for a list row. */
  compact?: boolean;
  /** Id of the element with the seminar's name, for screens that show several seminars. */
  describedBy?: string;
}

/** The actions that the member can take on an application now: cancel it or apply again. */
export function SeminarApplicationActions({
  application: { id, status },
  seminar,
  compact = false,
  describedBy,
}: SeminarApplicationActionsProps) {
  const [openDialog, setOpenDialog] = useState<'cancel' | 'reapply' | null>(null);
  const cancel = useCancelSeminarApplication();
  const reapply = useReapplyToSeminar();
  const events = allowedSeminarEvents(status, seminar.status);
  const error = cancel.error ?? reapply.error;
  const close = () => setOpenDialog(null);
  const buttonProps = { size: compact ? 'small' : 'medium', fullWidth: !compact } as const;

  return (
    <Root>
      {error && (
        <InlineNotice tone="error" role="alert">
          {errorMessage(error)}
        </InlineNotice>
      )}
      {events.includes('cancel') && (
        <Button {...buttonProps} aria-describedby={describedBy} onClick={() => setOpenDialog('cancel')}>
          {compact ? <VisuallyHidden>申し込みを</VisuallyHidden> : '申し込みを'}キャンセル
        </Button>
      )}
      {events.includes('reapply') && (
        <Button {...buttonProps} aria-describedby={describedBy} onClick={() => setOpenDialog('reapply')}>
          もう一度申し込む
        </Button>
      )}
      <ConfirmDialog
        title="申し込みをキャンセルしますか？"
        open={openDialog === 'cancel'}
        confirmLabel="キャンセルする"
        cancelLabel="戻る"
        danger
        pending={cancel.isPending}
        onConfirm={() => cancel.mutate(id, { onSettled: close })}
        onCancel={close}
      >
        {compact && <SeminarTitle>「{seminar.title}」</SeminarTitle>}
        {seminar.status === 'open'
          ? '受付期間中で空席があれば、もう一度申し込めます。'
          : 'このセミナーは受付を終えているか満席のため、キャンセルすると申し込み直せないことがあります。'}
      </ConfirmDialog>
      <ConfirmDialog
        title="もう一度申し込みますか？"
        open={openDialog === 'reapply'}
        confirmLabel="申し込む"
        cancelLabel="戻る"
        pending={reapply.isPending}
        onConfirm={() => reapply.mutate(id, { onSettled: close })}
        onCancel={close}
      >
        {compact && <SeminarTitle>「{seminar.title}」</SeminarTitle>}
        お申し込みが完了すると、確認のメールをお送りします。
      </ConfirmDialog>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
`;

const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;

const SeminarTitle = styled.p`
  font-weight: 700;
`;
