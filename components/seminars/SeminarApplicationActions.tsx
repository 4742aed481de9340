import { useState } from 'react';
import styled from 'styled-components';
import { ContactLink } from '@/components/shell/ContactLink';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { SmallNote } from '@/components/ui/data/Text';
import { ConfirmDialog } from '@/components/ui/feedback/ConfirmDialog';
import { FailureNotice } from '@/components/ui/feedback/FailureNotice';
import { Button } from '@/components/ui/form/Button';
import { Stack } from '@/components/ui/layout/Stack';
import { useCancelSeminarApplication, useReapplyToSeminar } from '@/hooks/seminar-applications';
import { dayTimeText } from '@/lib/dates';
import { errorMessage } from '@/lib/errors/api-call-error';
import { feeText } from '@/lib/seminars/seminar-text';
import type { SeminarApplication } from '@/schemas/application-fields';
import { allowedSeminarEvents } from '@/schemas/seminar-application-transitions';
import type { SeminarSummary } from '@/schemas/seminar-fields';
import { isPast } from '@/schemas/wire-values';
import { SeminarApplyDialog } from './SeminarApplyDialog';

interface SeminarApplicationActionsProps {
  application: Pick<SeminarApplication, 'id' | 'status'>;
  seminar: SeminarSummary;
  /** For a row of the list of seminars, which offers no cancellation. */
  compact?: boolean;
  /** Id of the element with the seminar's name, for screens that show several seminars. Their dialogs say which one it is. */
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
  const isTooLate = events.includes('cancel') && isPast(seminar.cancellable_until);
  const canCancel = events.includes('cancel') && !isTooLate;
  const close = () => {
    setOpenDialog(null);
    cancel.reset();
    reapply.reset();
  };
  const buttonProps = { size: compact ? 'small' : 'medium', fullWidth: !compact } as const;

  return (
    <Stack $gap={3}>
      {canCancel && !compact && (
        <Button {...buttonProps} aria-describedby={describedBy} onClick={() => setOpenDialog('cancel')}>
          申し込みを取り消す
        </Button>
      )}
      {isTooLate && !compact && (
        <SmallNote $align="start">
          取り消しの期限（{dayTimeText(seminar.cancellable_until)}）を過ぎました。
        </SmallNote>
      )}
      {events.includes('reapply') && (
        <Button {...buttonProps} aria-describedby={describedBy} onClick={() => setOpenDialog('reapply')}>
          再申し込みする
        </Button>
      )}
      <ConfirmDialog
        title="申し込みを取り消しますか？"
        open={openDialog === 'cancel'}
        confirmLabel="取り消す"
        danger
        pending={cancel.isPending}
        onConfirm={() => cancel.mutate(id, { onSuccess: close })}
        onCancel={close}
      >
        {cancel.error && <FailureNotice>{errorMessage(cancel.error)}</FailureNotice>}
        {describedBy && (
          <SeminarTitle>
            「<NoBreak text={seminar.title} />」
          </SeminarTitle>
        )}
        <p>
          {seminar.status === 'open'
            ? '受付期間中で空きがあれば、再申し込みできます。'
            : 'このセミナーは受付を終えているか満席のため、取り消すと再申し込みできないことがあります。'}
        </p>
        {Boolean(seminar.fee) && (
          <p>
            参加費（{feeText(seminar.fee)}）をお支払い済みの場合は、返金について運営にお問い合わせください。
            <ContactLink />
          </p>
        )}
      </ConfirmDialog>
      {openDialog === 'reapply' && (
        <SeminarApplyDialog
          title="再申し込みしますか？"
          seminar={seminar}
          status={events.includes('reapply') ? 'open' : status}
          isPending={reapply.isPending}
          error={reapply.error}
          onConfirm={() => reapply.mutate(id, { onSuccess: close })}
          onClose={close}
        />
      )}
    </Stack>
  );
}

const SeminarTitle = styled.p`
  font-weight: 700;
  word-break: auto-phrase;
`;
