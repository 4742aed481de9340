import { type MouseEvent, type Ref, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { below } from '@/styles/mixins';
import { theme } from '@/styles/theme';

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

/** The name of the card that contains a field, in a list whose cards have the same fields. */
const cardOf = (field: Element) =>
  field.closest('form section[aria-label]')?.getAttribute('aria-label') ?? undefined;

/**
 * Returns the field of each item as it was when the items were given, because a card that is removed or moved in a list changes
 * the ids of the others; the items whose field is no longer on the page; and the current names of the cards.
 */
function useFields(items: readonly ErrorSummaryItem[]) {
  const fields = useRef(new Map<ErrorSummaryItem, HTMLElement>());
  /** The name of each item's card: undefined outside of cards, null when the field is gone. */
  const [cards, setCards] = useState<ReadonlyMap<ErrorSummaryItem, string | null | undefined>>(new Map());
  useLayoutEffect(() => {
    fields.current = new Map();
    for (const item of items) {
      const field = item.fieldId ? document.getElementById(item.fieldId) : null;
      if (field) fields.current.set(item, field);
    }
    const handleChange = () => {
      const found = new Map<ErrorSummaryItem, string | null | undefined>();
      for (const [item, field] of fields.current) found.set(item, field.isConnected ? cardOf(field) : null);
      setCards((known) => (items.every((item) => found.get(item) === known.get(item)) ? known : found));
    };
    handleChange();
    const observer = new MutationObserver(handleChange);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [items]);
  return { fields, cards };
}

/**
 * Lists the errors above a form after a failed submit. The form moves the focus to it. The alert is inside of what receives the
 * focus, because screen readers would read an alert with the focus twice (decision 0172).
 */
export function ErrorSummary({ items, title = '入力内容を確認してください', ref }: ErrorSummaryProps) {
  const { fields, cards } = useFields(items);
  const current = items.filter((item) => cards.get(item) !== null);
  if (current.length === 0) return null;
  return (
    <Root ref={ref} tabIndex={-1}>
      <div role="alert">
        <Title>{title}</Title>
        <List>
          {current.map((item) => {
            const { message, label, fieldId } = item;
            const place = [cards.get(item), label].filter(Boolean).join('の');
            return (
              <li key={`${fieldId} ${message}`}>
                {fieldId ? (
                  <a href={`#${fieldId}`} onClick={(event) => focusField(event, fields.current.get(item))}>
                    {place ? `${place}：${message}` : message}
                  </a>
                ) : (
                  message
                )}
              </li>
            );
          })}
        </List>
      </div>
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
  padding: ${theme.space[4]} ${theme.space[5]};
  background: ${theme.color.accentTint};
  border: ${theme.border.transparent};
  border-inline-start: ${theme.border.barAccent};

  ${below.md} {
    word-break: normal;
  }
`;

const Title = styled.p`
  font-weight: 700;
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  margin-block-start: ${theme.space[1]};

  & a {
    color: ${theme.color.accentPressed};
  }
`;
