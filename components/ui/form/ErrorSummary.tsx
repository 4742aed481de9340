import type { MouseEvent, Ref } from 'react';
import styled from 'styled-components';
import { below } from '@/styles/mixins';

export interface ErrorSummaryItem {
  message: string;
  /** Name of the field, unless the message already contains it. */
  label?: string;
  /** Id of the field's element. Without it the message is about the whole form. */
  fieldId?: string;
}

interface ErrorSummaryProps {
  items: readonly ErrorSummaryItem[];
  title?: string;
  ref?: Ref<HTMLElement>;
}

/** Lists the errors above a form after a failed submit. The form moves the focus to it. */
export function ErrorSummary({ items, title = '入力内容を確認してください', ref }: ErrorSummaryProps) {
  return (
    <Root ref={ref} tabIndex={-1} role="alert">
      <Title>{title}</Title>
      <List>
        {items.map(({ message, label, fieldId }) => (
          <li key={`${fieldId} ${message}`}>
            {fieldId ? (
              <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
                {label ? `${label}：${message}` : message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </List>
    </Root>
  );
}

/** Moves the focus with a script, because following the hash would add a history entry and would not focus a group. */
function focusField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  const target = field.matches('input, select, textarea')
    ? field
    : field.querySelector<HTMLElement>('input, select, textarea, button');
  field.scrollIntoView?.({ block: 'center' });
  target?.focus({ preventScroll: true });
}

/* Phrase-based line breaks would leave only one phrase per line in a narrow column. */
const Root = styled.section`
  padding: ${({ theme }) => `${theme.space[4]} ${theme.space[5]}`};
  background: ${({ theme }) => theme.color.accentTint};
  border: ${({ theme }) => theme.border.transparent};
  border-inline-start: ${({ theme }) => theme.border.barAccent};

  ${below.md} {
    word-break: normal;
  }
`;

const Title = styled.p`
  font-weight: 700;
`;

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  margin-block-start: ${({ theme }) => theme.space[1]};

  & a {
    color: ${({ theme }) => theme.color.accentPressed};
  }
`;
