import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { Badge } from '@/components/ui/feedback/Badge';
import { numberText } from '@/schemas/number-text';
import { tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** true: 必須, false: 任意, undefined: no badge (where every field is obviously required, as on the login page). */
export type RequiredState = boolean | undefined;

/** The props shared by Field and FieldSet. Each renders its own label element. */
export interface FieldBaseProps {
  label: string;
  required?: RequiredState;
  /** Rendered above the control, so that an on-screen keyboard does not cover it. */
  hint?: string;
  /** One sentence with the cause and how to correct it. */
  error?: string;
}

export function FieldBadge({ required }: { required: RequiredState }) {
  if (required === undefined) return null;
  return required ? <Badge tone="required">必須</Badge> : <Badge tone="optional">任意</Badge>;
}

interface CounterProps {
  count: number;
  max: number;
  id?: string;
}

export function FieldCounter({ count, max, id }: CounterProps) {
  return (
    <Count id={id} $isOverLimit={count > max}>
      {numberText(count)} / {numberText(max)}
    </Count>
  );
}

/** Its numbers do not part from their units. */
export function FieldHint({ id, children }: { id: string; children: string }) {
  return (
    <Hint id={id}>
      <NoBreak numbersOnly text={children} />
    </Hint>
  );
}

interface FieldErrorProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  children: string;
}

/** The error of a field. Its numbers do not part from their units. */
export function FieldError({ children, ...rest }: FieldErrorProps) {
  return (
    <ErrorText {...rest}>
      <NoBreak numbersOnly text={children} />
    </ErrorText>
  );
}

export const FieldContainer = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  min-width: 0;
`;

export const FieldLabelRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[2]};
  font-weight: 700;
`;

const Hint = styled.p`
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};
  word-break: auto-phrase;
`;

export const FieldFooter = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${theme.space[3]};
`;

const Count = styled.span<{ $isOverLimit: boolean }>`
  ${tabularNumerals}
  flex: none;
  margin-inline-start: auto;
  color: ${({ $isOverLimit }) => ($isOverLimit ? theme.color.accent : theme.color.textSecondary)};
  font-size: ${theme.text.caption};
  font-weight: ${({ $isOverLimit }) => ($isOverLimit ? 700 : 400)};
`;

const ErrorText = styled.p`
  color: ${theme.color.accent};
  font-size: ${theme.text.small};
  font-weight: 700;
  word-break: auto-phrase;
`;
