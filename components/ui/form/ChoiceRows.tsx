import type { ReactNode } from 'react';
import styled from 'styled-components';
import { focusRing, forcedColors, hoverable } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import type { Choice, ChoiceLayout } from './choice-style';

interface ChoiceRowsProps<Value extends string | number> {
  choices: readonly Choice<Value>[];
  layout: ChoiceLayout;
  /** Renders the checkbox or radio button of a choice. */
  children: (value: Value) => ReactNode;
}

/** The framed rows of a group of checkboxes or radio buttons. */
export function ChoiceRows<Value extends string | number>({
  choices,
  layout,
  children,
}: ChoiceRowsProps<Value>) {
  return (
    <Root $layout={layout}>
      {choices.map(({ value, label, hint }) => (
        <Row key={value}>
          {children(value)}
          <span>
            {label}
            {hint && <Hint>{hint}</Hint>}
          </span>
        </Row>
      ))}
    </Root>
  );
}

const autoFillColumns = (minWidth: string) => `repeat(auto-fill, minmax(min(${minWidth}, 100%), 1fr))`;
const COLUMNS: Record<ChoiceLayout, string> = {
  rows: '1fr',
  grid: autoFillColumns('max(10rem, 22%)'),
  pairs: autoFillColumns('7.5rem'),
};

const Root = styled.div<{ $layout: ChoiceLayout }>`
  display: grid;
  gap: ${theme.space[2]};
  grid-template-columns: ${({ $layout }) => COLUMNS[$layout]};
`;

/* The whole row is the click target and shows the focus ring, because the checkbox or radio button alone would be
   too small. */
const Row = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.size.control};
  padding: ${theme.space[2]} ${theme.space[4]};
  background: ${theme.color.surface};
  border: ${theme.border.control};
  border-radius: ${theme.radius.control};
  line-height: ${theme.lineHeight.row};
  word-break: auto-phrase;
  cursor: pointer;

  &:has(input:checked) {
    background: ${theme.color.primaryFaint};
    border: ${theme.border.primary};
    box-shadow: ${theme.shadow.selected};
    font-weight: 700;

    ${forcedColors} {
      border-color: Highlight;
    }
  }

  &:has(input:focus-visible) {
    ${focusRing}
  }

  ${hoverable} {
    &:hover {
      background: ${theme.color.primaryFaint};
    }
  }
`;

const Hint = styled.span`
  display: block;
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};
  font-weight: 400;
`;
