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

/** Props to spread on the control. They connect it to its label, hint, error and counter. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldProps extends FieldBaseProps {
  id?: string;
  /** Announces an error that appears during typing, which screen readers would otherwise miss. */
  announceError?: boolean;
  counter?: { count: number; max: number };
  children: (control: ControlProps) => ReactNode;
}

/** The label, hint and error of a single control. Groups of choices use FieldSet. */
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
