import { type ReactNode, useId } from 'react';
import {
  FieldBadge,
  type FieldBaseProps,
  FieldContainer,
  FieldError,
  FieldFooter,
  FieldHint,
  FieldLabelRow,
} from './field-parts';

interface FieldSetProps extends FieldBaseProps {
  id?: string;
  role?: 'group' | 'radiogroup';
  children: ReactNode;
}

/** The label, hint and error of several controls that answer one question. It is a named group instead of a label. */
export function FieldSet({ id, role = 'group', label, required, hint, error, children }: FieldSetProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const labelId = `${groupId}-label`;
  const hintId = `${groupId}-hint`;
  const errorId = `${groupId}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  // ARIA allows `aria-required` and `aria-invalid` on a radiogroup but not on a group.
  const radioState =
    role === 'radiogroup'
      ? { 'aria-required': required || undefined, 'aria-invalid': error ? true : undefined }
      : {};

  return (
    <FieldContainer
      id={groupId}
      role={role}
      aria-labelledby={labelId}
      aria-describedby={described}
      {...radioState}
    >
      <FieldLabelRow>
        <span id={labelId}>{label}</span>
        <FieldBadge required={required} />
      </FieldLabelRow>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      {children}
      {error && (
        <FieldFooter>
          <FieldError id={errorId}>{error}</FieldError>
        </FieldFooter>
      )}
    </FieldContainer>
  );
}
