import type { MouseEvent, Ref } from 'react';
import styled from 'styled-components';
import { largeText } from '@/styles/mixins';
import { theme } from '@/styles/theme';

export interface ErrorSummaryItem {
  /** Names the field, and its card in a list of cards. */
  message: string;
  /** Id of the field's element. Without it the message is about the whole form. */
  fieldId?: string;
}

interface ErrorSummaryProps {
  items: readonly ErrorSummaryItem[];
  title?: string;
  ref?: Ref<HTMLElement>;
}

/**
 * Lists the errors above a form after a failed submit. The form moves the focus to it. The alert is inside of what receives the
 * focus, because screen readers would read an alert with the focus twice, and VoiceOver on iOS does not read the focus alone.
 * GOV.UK does the same (https://github.com/alphagov/govuk-frontend/pull/2677).
 */
export function ErrorSummary({ items, title = '入力内容を確認してください', ref }: ErrorSummaryProps) {
  return (
    <Root ref={ref} tabIndex={-1}>
      <div role="alert">
        <Title>{title}</Title>
        <List>
          {items.map(({ message, fieldId }) => (
            <li key={`${fieldId} ${message}`}>
              {fieldId ? (
                <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </List>
      </div>
    </Root>
  );
}

const CONTROLS = 'input, select, textarea, button, summary';

/** Moves the focus with a script, because following the hash would add a history entry and would not focus a group. */
function focusField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
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

const Root = styled.section`
  padding: ${theme.space[4]} ${theme.space[5]};
  background: ${theme.color.accentTint};
  border: ${theme.border.transparent};
  border-inline-start: ${theme.border.barAccent};
  word-break: auto-phrase;
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

  ${largeText} {
    & a {
      word-break: normal;
    }
  }
`;
