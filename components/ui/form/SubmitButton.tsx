import { useContext } from 'react';
import { useIsHydrated } from '@/hooks/browser/rendering';
import { useSubmitStore } from '@/stores/form-store';
import { Button, type ButtonProps } from './Button';
import { FormPendingContext } from './form-context';

/** Set `inactive` while required input is missing, and explain beside the button what is missing. */
type SubmitButtonProps = Omit<ButtonProps, 'type'>;

/**
 * The shared submit button (spec §2). It shows a spinner while its own form is being sent and is inactive while any
 * other form is. Until React has attached itself it is disabled, because the browser would send the form by itself.
 */
export function SubmitButton({ variant = 'primary', pending, inactive = false, ...rest }: SubmitButtonProps) {
  const formPending = useContext(FormPendingContext);
  const frozen = useSubmitStore((state) => state.frozen);
  const isHydrated = useIsHydrated();
  const inFlight = pending ?? formPending;

  return (
    <Button
      {...rest}
      type="submit"
      disabled={!isHydrated}
      variant={variant}
      pending={inFlight}
      inactive={inactive || (frozen && !inFlight)}
    />
  );
}
