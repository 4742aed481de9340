import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { theme } from '@/styles/theme';

interface ExampleProps {
  /** The state that is shown, such as 無効 or 長い文. */
  state: string;
  /** Takes the whole width, for a component that is as wide as the page. */
  wide?: boolean;
  /** Places several small elements side by side. */
  inline?: boolean;
  /** Draws a frame that clips its content, for parts that stick to the window or extend beyond their container. */
  framed?: boolean;
  children: ReactNode;
}

/** A component in one state. */
export function Example({ state, wide = false, inline = false, framed = false, children }: ExampleProps) {
  return (
    <Root $wide={wide}>
      <State>{state}</State>
      <Stage $inline={inline} $framed={framed}>
        {children}
      </Stage>
    </Root>
  );
}

const Root = styled.div<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  ${({ $wide }) =>
    $wide &&
    css`
      grid-column: 1 / -1;
    `}
`;

const State = styled.p`
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.caption};
  font-weight: 700;
`;

/* When framed, it is a scroll container: a sticky child stays in it and what extends beyond it is clipped. */
const Stage = styled.div<{ $inline: boolean; $framed: boolean }>`
  min-width: 0;
  ${({ $inline }) =>
    $inline &&
    css`
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: ${theme.space[3]};
    `}
  ${({ $framed }) =>
    $framed &&
    css`
      padding: ${theme.space[4]};
      overflow: hidden;
      border: ${theme.border.dashed};
    `}
`;
