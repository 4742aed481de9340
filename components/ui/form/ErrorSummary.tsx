import { type MouseEvent, type Ref, useLayoutEffect, useRef, useState } from 'react';
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

/**
 * Returns the field of each item as it was when the items were given, because a card that is removed or moved in a list changes
 * the ids of the others, and the items whose field is no longer on the page.
 */
function useFields(items: readonly ErrorSummaryItem[]) {
  const fields = useRef(new Map<ErrorSummaryItem, HTMLElement>());
  const [outdated, setOutdated] = useState<readonly ErrorSummaryItem[]>([]);
  useLayoutEffect(() => {
    fields.current = new Map();
    for (const item of items) {
      const field = item.fieldId ? document.getElementById(item.fieldId) : null;
      if (field) fields.current.set(item, field);
    }
    const handleChange = () => {
      const removed = items.filter((item) => fields.current.get(item)?.isConnected === false);
      setOutdated((known) =>
        known.length === removed.length && removed.every((item) => known.includes(item)) ? known : removed,
      );
    };
    const observer = new MutationObserver(handleChange);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [items]);
  return { fields, outdated };
}

/** Lists the errors above a form after a failed submit. The form moves the focus to it. */
export function ErrorSummary({ items, title = '入力内容を確認してください', ref }: ErrorSummaryProps) {
  const { fields, outdated } = useFields(items);
  const current = items.filter((item) => !outdated.includes(item));
  if (current.length === 0) return null;
  return (
    <Root ref={ref} tabIndex={-1} role="alert">
      <Title>{title}</Title>
      <List>
        {current.map((item) => {
          const { message, label, fieldId } = item;
          return (
            <li key={`${fieldId} ${message}`}>
              {fieldId ? (
                <a href={`#${fieldId}`} onClick={(event) => focusField(event, fields.current.get(item))}>
                  {label ? `${label}：${message}` : message}
                </a>
              ) : (
                message
              )}
            </li>
          );
        })}
      </List>
    </Root>
  );
}

const CONTROLS = 'input, select, textarea, button, summary';

/** Moves the focus with a script, because following the hash would add a history entry and would not focus a group. */
function focusField(event: MouseEvent, field: HTMLElement | undefined) {
  if (!field) return;
  event.preventDefault();
  field.scrollIntoView?.({ block: 'center' });
  const controls = field.matches(CONTROLS) ? [field] : field.querySelectorAll<HTMLElement>(CONTROLS);
  // A control in a closed part of a group takes no focus, so the first one that does is taken.
  for (const control of controls) {
    control.focus({ preventScroll: true });
    if (document.activeElement === control) return;
  }
  field.tabIndex = -1;
  field.focus({ preventScroll: true });
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
