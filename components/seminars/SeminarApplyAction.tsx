import { type MouseEvent, useEffect, useRef } from 'react';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { Button } from '@/components/ui/form/Button';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { focusHeading } from '@/hooks/browser/focus-heading';
import type { useApplyToSeminar } from '@/hooks/seminar-applications';
import { errorMessage } from '@/lib/api-failure';

interface SeminarApplyActionProps {
  displayStatus: string;
  application: ReturnType<typeof useApplyToSeminar>;
  /** Smaller version for a list row. */
  compact?: boolean;
  /** Id of the element with the seminar's name, for screens that show several seminars. */
  describedBy?: string;
}

/** Shows the apply button while the seminar accepts applications, and the error when an application was rejected. */
export function SeminarApplyAction({
  displayStatus,
  application,
  compact = false,
  describedBy,
}: SeminarApplyActionProps) {
  const { isLoggedIn, isPending, error } = application;
  const pressedIn = useRef<Element>(null);
  const isOpen = displayStatus === 'open';

  // The button is gone when the application has arrived.
  useEffect(() => {
    if (!isOpen) focusHeading(pressedIn.current);
  }, [isOpen]);

  const handleApply = ({ currentTarget }: MouseEvent) => {
    pressedIn.current = currentTarget.closest('li, main');
    application.apply();
  };
  const buttonProps = {
    variant: compact ? 'secondary' : 'primary',
    size: compact ? 'small' : 'medium',
    fullWidth: !compact,
    'aria-describedby': describedBy,
  } as const;
  return (
    <>
      {error && !compact && (
        <InlineNotice tone="error" role="alert">
          {errorMessage(error)}
        </InlineNotice>
      )}
      {isOpen && isLoggedIn && (
        <Button {...buttonProps} pending={isPending} onClick={handleApply}>
          申し込む
        </Button>
      )}
      {isOpen && !isLoggedIn && (
        <LinkButton {...buttonProps} {...application.loginPrompt}>
          申し込む
        </LinkButton>
      )}
    </>
  );
}
