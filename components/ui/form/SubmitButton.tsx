import { useContext } from 'react';
import { useSubmitStore } from '@/stores/submit-store';
import { Button, type ButtonProps } from './Button';
import { FormPendingContext } from './form-pending';

/** `inactive`: something is still missing, and a text beside the button says what. */
type SubmitButtonProps = Omit<ButtonProps, 'type'>;

/** The shared submit button (spec §2): spinner while its own form is sent, at rest while any other is. */
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
