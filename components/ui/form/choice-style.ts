import { css } from 'styled-components';
import { forcedColors } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/**
 * `rows`: one framed row per choice (as in the application form). `grid`: many short choices side by side. `pairs`:
 * choices short enough that two fit side by side on a phone.
 */
export type ChoiceLayout = 'rows' | 'grid' | 'pairs';

export interface Choice<Value extends string | number = string> {
  value: Value;
  label: string;
  hint?: string;
}

/* In forced colours the system draws the checkbox in the user's colours. */
const choiceInputStyle = css`
  flex: none;
  display: grid;
  place-items: center;
  width: ${theme.size.mark};
  height: ${theme.size.mark};
  margin: 0;
  background: ${theme.color.surface};
  border: ${theme.border.control};
  appearance: none;
  cursor: inherit;

  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }

  ${forcedColors} {
    appearance: auto;
  }
`;

export const radioStyle = css`
  ${choiceInputStyle}
  border-radius: 50%;

  &:checked {
    border: 0.375rem solid ${theme.color.primary};
  }
`;

export const checkboxStyle = css`
  ${choiceInputStyle}
  border-radius: ${theme.radius.badge};

  &:checked {
    background: ${theme.color.primary};
    border: ${theme.border.primary};
  }

  &:checked::after {
    content: '';
    width: 0.375rem;
    height: 0.6875rem;
    margin-block-end: 0.1875rem;
    border: solid ${theme.color.onPrimary};
    border-width: 0 0.125rem 0.125rem 0;
    rotate: 45deg;
  }

  ${forcedColors} {
    &:checked::after {
      content: none;
    }
  }
`;

/** Removes the focus ring from a control whose row shows it instead, which needs `:has()`: Firefox has it since 121. */
export const noFocusRingStyle = css`
  @supports selector(:has(a)) {
    &:focus-visible {
      outline: none;
      box-shadow: none;
    }
  }
`;

/**
 * Returns the choices, and after them the saved ones that are no longer offered, under their own words, so that a person can
 * see and remove them. There are none while the list of choices is loading.
 */
export function withSavedChoices<Value extends string | number>(
  choices: readonly Choice<Value>[],
  saved: readonly (Value | '' | null | undefined)[],
): readonly Choice<Value>[] {
  if (choices.length === 0) return choices;
  const others = new Set(
    saved.filter((value): value is Value => value !== '' && value !== null && value !== undefined),
  );
  for (const { value } of choices) others.delete(value);
  return [...choices, ...[...others].map((value) => ({ value, label: String(value) }))];
}
