import { type ReactNode, useId } from 'react';
import {
  FieldBadge,
  type FieldBaseProps,
  FieldContainer,
  FieldCounter,
  FieldError,
  FieldFooter,
  FieldHint,
  FieldLabelRow,
} from './field-parts';

/** Spread on the control: ties it to its label, hint, error and counter. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldProps extends FieldBaseProps {
  id?: string;
  /** For an error that comes up while the person types, and would go unheard. */
  announceError?: boolean;
  counter?: { count: number; max: number };
  children: (control: ControlProps) => ReactNode;
}

/** Frame of a single control. Groups of choices take FieldSet. */
export function Field({ id, label, required, hint, error, announceError, counter, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const parts = {
    label: `${controlId}-label`,
    hint: `${controlId}-hint`,
    error: `${controlId}-error`,
    counter: `${controlId}-counter`,
  };
  const described = [hint && parts.hint, error && parts.error, counter && parts.counter].filter(Boolean);

  return (
    <FieldContainer>
      <FieldLabelRow>
        <label id={parts.label} htmlFor={controlId}>
          {label}
        </label>
        <FieldBadge required={required} />
      </FieldLabelRow>
      {hint && <FieldHint id={parts.hint}>{hint}</FieldHint>}
      {children({
        id: controlId,
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {(error || counter) && (
        <FieldFooter>
          {error && (
            <FieldError id={parts.error} role={announceError ? 'alert' : undefined}>
              {error}
            </FieldError>
          )}
          {counter && <FieldCounter id={parts.counter} {...counter} />}
        </FieldFooter>
      )}
    </FieldContainer>
  );
}
