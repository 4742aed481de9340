import { Button } from '@/components/ui/Button';
import { InlineNotice } from '@/components/ui/InlineNotice';
import { LinkButton } from '@/components/ui/LinkButton';
import type { useApplyToSeminar } from '@/hooks/applying-to-seminars';
import { failureText } from '@/schemas/failures';
import type { SeminarState } from '@/schemas/seminar-text';

interface ApplyToSeminarProps {
  state: SeminarState;
  applying: ReturnType<typeof useApplyToSeminar>;
  /** In a row of a list, where it is one of many. */
  compact?: boolean;
  /** Of the seminar's name, where several stand on one screen. */
  describedBy?: string;
}

/** The button, while there is something to apply for, and why it was refused. */
export function ApplyToSeminar({ state, applying, compact = false, describedBy }: ApplyToSeminarProps) {
  const { isLoggedIn, isPending, error } = applying;
  const look = {
    variant: compact ? 'secondary' : 'primary',
    size: compact ? 'small' : 'medium',
    wide: compact ? 'phone' : true,
    'aria-describedby': describedBy,
  } as const;
  return (
    <>
      {error && (
        <InlineNotice tone="error" role="alert">
          {failureText(error)}
        </InlineNotice>
      )}
      {state === 'open' && isLoggedIn && (
        <Button {...look} pending={isPending} onClick={applying.apply}>
          申し込む
        </Button>
      )}
      {state === 'open' && !isLoggedIn && (
        <LinkButton {...look} {...applying.loginPrompt}>
          申し込む
        </LinkButton>
      )}
    </>
  );
}
