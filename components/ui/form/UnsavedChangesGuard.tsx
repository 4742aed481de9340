import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useUnsavedChangesGuard } from '@/hooks/forms/unsaved-changes';
import { UnsavedChangesDialog } from './UnsavedChangesDialog';

interface UnsavedChangesGuardProps {
  /** Deletes the form's stored draft. */
  onDiscard: () => void;
}

/** Asks for confirmation before the user leaves the surrounding Form with unsaved changes. */
export function UnsavedChangesGuard({ onDiscard }: UnsavedChangesGuardProps) {
  const { isDirty } = useFormState();
  const wasDirty = useRef(false);
  useUnsavedChangesGuard(isDirty);

  // The input equals the saved data again, so there is no draft to restore.
  useEffect(() => {
    if (wasDirty.current && !isDirty) onDiscard();
    wasDirty.current = isDirty;
  }, [isDirty, onDiscard]);

  return <UnsavedChangesDialog onDiscard={onDiscard} />;
}
