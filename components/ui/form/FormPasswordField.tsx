import { Eye, EyeOff } from 'lucide';
import { useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import styled from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { useIsHydrated } from '@/hooks/browser/rendering';
import { theme } from '@/styles/theme';
import { Field } from './Field';
import type { FieldBaseProps } from './field-parts';
import { useBoundField } from './form-context';
import { TextInput, type TextInputProps } from './TextInput';

interface FormPasswordFieldProps<Values extends FieldValues> extends Omit<FieldBaseProps, 'error'> {
  name: Path<Values>;
  /** Tells password managers whether this is the current or a new password. */
  autoComplete: 'current-password' | 'new-password';
}

export function FormPasswordField<Values extends FieldValues>({
  name,
  label,
  required,
  hint,
  autoComplete,
}: FormPasswordFieldProps<Values>) {
  const { id, error, register } = useBoundField<Values>(name);
  return (
    <Field id={id} label={label} required={required} hint={hint} error={error}>
      {(control) => (
        <PasswordInput label={label} autoComplete={autoComplete} {...control} {...register(name)} />
      )}
    </Field>
  );
}

interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'attachment'> {
  /** The label of the field. It is part of the button's name, because a form may have two passwords. */
  label: string;
}

/**
 * A password input with a button that shows the text, because hidden text leads to typing errors. Paste and password
 * managers are allowed.
 */
function PasswordInput({ label, ...props }: PasswordInputProps) {
  const [isVisible, setVisible] = useState(false);
  const isHydrated = useIsHydrated();
  return (
    <Frame>
      <TextInput
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        attachment="end"
        type={isVisible ? 'text' : 'password'}
      />
      <Toggle
        type="button"
        disabled={!isHydrated}
        aria-controls={props.id}
        onClick={() => setVisible(!isVisible)}
      >
        {isVisible ? <Icon node={EyeOff} /> : <Icon node={Eye} />}
        {/* Text, which translation programs translate too, and which does not make the button a second element with the label. */}
        <span className="visually-hidden">{`${label}を${isVisible ? '隠す' : '表示'}`}</span>
      </Toggle>
    </Frame>
  );
}

interface AccountFieldProps {
  email: string;
  label?: string;
}

/**
 * Shows which account a password form is about. Password managers need the address in the form to store the password for
 * the right account.
 */
export function AccountField({ email, label = 'メールアドレス' }: AccountFieldProps) {
  return (
    <Field label={label}>
      {(control) => <TextInput {...control} type="email" autoComplete="username" value={email} readOnly />}
    </Field>
  );
}

const Frame = styled.span`
  position: relative;
  display: block;
`;

const Toggle = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  width: ${theme.size.control};
  display: grid;
  place-items: center;
  padding: 0;
  color: ${theme.color.textSecondary};
  background: none;
  border: ${theme.border.none};
  border-radius: ${theme.radius.control};
`;
