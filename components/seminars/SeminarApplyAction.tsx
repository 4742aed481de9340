import { Button } from '@/components/ui/form/Button';
import { LinkButton } from '@/components/ui/navigation/Link';
import type { useApplyToSeminar } from '@/hooks/seminar-applications';
import type { SeminarSummary } from '@/schemas/seminar-fields';
import { SeminarApplyDialog } from './SeminarApplyDialog';

interface SeminarApplyActionProps {
  seminar: SeminarSummary;
  displayStatus: string;
  application: ReturnType<typeof useApplyToSeminar>;
  /** Smaller version for a list row. */
  compact?: boolean;
  /** Id of the element with the seminar's name, for screens that show several seminars. */
  describedBy?: string;
}

/** Shows the apply button while the seminar accepts applications, and the dialog that it opens. */
export function SeminarApplyAction({
  seminar,
  displayStatus,
  application,
  compact = false,
  describedBy,
}: SeminarApplyActionProps) {
  const { isLoggedIn, isAsking, isPending, error, ask, apply, close } = application;
  const isOpen = displayStatus === 'open';
  const buttonProps = {
    variant: compact ? 'secondary' : 'primary',
    size: compact ? 'small' : 'medium',
    fullWidth: !compact,
    'aria-describedby': describedBy,
  } as const;
  return (
    <>
      {isOpen && isLoggedIn && (
        <Button {...buttonProps} pending={isPending && !isAsking} onClick={ask}>
          申し込む
        </Button>
      )}
      {isOpen && !isLoggedIn && (
        <LinkButton {...buttonProps} {...application.loginPrompt}>
          申し込む
        </LinkButton>
      )}
      {isAsking && (
        <SeminarApplyDialog
          title="セミナーに申し込みますか？"
          seminar={seminar}
          status={displayStatus}
          isPending={isPending}
          error={error}
          onConfirm={apply}
          onClose={close}
        />
      )}
    </>
  );
}
