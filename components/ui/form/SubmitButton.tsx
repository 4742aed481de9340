import { useContext } from 'react';
import { useSubmitStore } from '@/stores/submit-store';
import { Button, type ButtonProps } from './Button';
import { FormPendingContext } from './form-pending';

/** Set `inactive` while required input is missing, and explain beside the button what is missing. */
type SubmitButtonProps = Omit<ButtonProps, 'type'>;

/**
 * The shared submit button (spec §2). It shows a spinner while its own form is being sent and is disabled while any
 * other form is.
 */
export function SubmitButton({ variant = 'primary', pending, inactive = false, ...rest }: SubmitButtonProps) {
  const formPending = useContext(FormPendingContext);
  const frozen = useSubmitStore((state) => state.frozen);
  const inFlight = pending ?? formPending;

  return (
    <Button
      {...rest}
      type="submit"
      variant={variant}
      pending={inFlight}
      inactive={inactive || (frozen && !inFlight)}
    />
  );
}
