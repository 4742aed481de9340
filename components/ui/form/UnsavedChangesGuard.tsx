import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useUnsavedChangesGuard } from '@/hooks/forms/unsaved-changes';
import { UnsavedChangesDialog } from './UnsavedChangesDialog';

interface UnsavedChangesGuardProps {
  /** Takes away what was kept of the form. */
  onDiscard: () => void;
}

/** Inside a Form: asks before anything leaves it with changes that are not saved. */
export function UnsavedChangesGuard({ onDiscard }: UnsavedChangesGuardProps) {
  const { isDirty } = useFormState();
  const wasDirty = useRef(false);
  useUnsavedChangesGuard(isDirty);

  // Typed back to what is saved: nothing is left to bring back.
  useEffect(() => {
    if (wasDirty.current && !isDirty) onDiscard();
    wasDirty.current = isDirty;
  }, [isDirty, onDiscard]);

  return <UnsavedChangesDialog onDiscard={onDiscard} />;
}
