import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/Button';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { InlineNotice } from '@/components/ui/InlineNotice';
import { useCancelSeminarApplication, useReapplyToSeminar } from '@/hooks/applying-to-seminars';
import { failureText } from '@/schemas/failures';
import { allowedSeminarEvents } from '@/schemas/seminar-application-states';
import type { SeminarApplication } from '@/schemas/seminar-applications';
import type { SeminarStatus } from '@/schemas/seminar-text';

interface SeminarActionsProps {
  application: Pick<SeminarApplication, 'id' | 'status'>;
  seminar: SeminarStatus;
}

/** What a member may do about their application now: step back, or come again. */
export function SeminarActions({ application: { id, status }, seminar }: SeminarActionsProps) {
  const [asking, setAsking] = useState<'cancel' | 'reapply' | null>(null);
  const cancel = useCancelSeminarApplication();
  const reapply = useReapplyToSeminar();
  const events = allowedSeminarEvents(status, seminar);
  const error = cancel.error ?? reapply.error;
  const close = () => setAsking(null);

  return (
    <Root>
      {error && (
        <InlineNotice tone="error" role="alert">
          {failureText(error)}
        </InlineNotice>
      )}
      {events.includes('cancel') && (
        <Button wide onClick={() => setAsking('cancel')}>
          申し込みをキャンセル
        </Button>
      )}
      {events.includes('reapply') && (
        <Button wide onClick={() => setAsking('reapply')}>
          もう一度申し込む
        </Button>
      )}
      <ConfirmDialog
        title="申し込みをキャンセルしますか？"
        open={asking === 'cancel'}
        confirmLabel="キャンセルする"
        cancelLabel="戻る"
        danger
        pending={cancel.isPending}
        onConfirm={() => cancel.mutate(id, { onSettled: close })}
        onCancel={close}
      >
        受付期間中で空席があれば、もう一度申し込めます。
      </ConfirmDialog>
      <ConfirmDialog
        title="もう一度申し込みますか？"
        open={asking === 'reapply'}
        confirmLabel="申し込む"
        cancelLabel="戻る"
        pending={reapply.isPending}
        onConfirm={() => reapply.mutate(id, { onSettled: close })}
        onCancel={close}
      >
        お申し込みが完了すると、確認のメールをお送りします。
      </ConfirmDialog>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
`;
