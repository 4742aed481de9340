import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useLeaveGuard } from '@/hooks/leave-guard';
import { LeaveDialog } from '../LeaveDialog';

interface FormGuardProps {
  /** Takes away what was kept of the form. */
  onDiscard: () => void;
}

/** Inside a Form: asks before anything leaves it with changes that are not saved. */
export function FormGuard({ onDiscard }: FormGuardProps) {
  const { isDirty } = useFormState();
  const wasDirty = useRef(false);
  useLeaveGuard(isDirty);

  // Typed back to what is saved: nothing is left to bring back.
  useEffect(() => {
    if (wasDirty.current && !isDirty) onDiscard();
    wasDirty.current = isDirty;
  }, [isDirty, onDiscard]);

  return <LeaveDialog onDiscard={onDiscard} />;
}
