import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { Button } from '@/components/ui/form/Button';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import type { useApplyToSeminar } from '@/hooks/seminar-applications';
import { errorMessage } from '@/lib/api-failure';
import type { SeminarDisplayStatus } from '@/lib/seminar-text';

interface SeminarApplyActionProps {
  displayStatus: SeminarDisplayStatus;
  application: ReturnType<typeof useApplyToSeminar>;
  /** In a row of a list, where it is one of many. */
  compact?: boolean;
  /** Of the seminar's name, where several stand on one screen. */
  describedBy?: string;
}

/** The button, while there is something to apply for, and why it was refused. */
export function SeminarApplyAction({
  displayStatus,
  application,
  compact = false,
  describedBy,
}: SeminarApplyActionProps) {
  const { isLoggedIn, isPending, error } = application;
  const buttonProps = {
    variant: compact ? 'secondary' : 'primary',
    size: compact ? 'small' : 'medium',
    wide: compact ? 'phone' : true,
    'aria-describedby': describedBy,
  } as const;
  return (
    <>
      {error && (
        <InlineNotice tone="error" role="alert">
          {errorMessage(error)}
        </InlineNotice>
      )}
      {displayStatus === 'open' && isLoggedIn && (
        <Button {...buttonProps} pending={isPending} onClick={application.apply}>
          申し込む
        </Button>
      )}
      {displayStatus === 'open' && !isLoggedIn && (
        <LinkButton {...buttonProps} {...application.loginPrompt}>
          申し込む
        </LinkButton>
      )}
    </>
  );
}
