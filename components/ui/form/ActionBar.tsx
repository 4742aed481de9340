import type { ReactNode } from 'react';
import styled from 'styled-components';
import { below, bottomBar, largeText } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface ActionBarProps {
  /** What must be read before one of the buttons is pressed, above them. */
  note?: ReactNode;
  children: ReactNode;
}

/** The buttons of a long form. The bar stays visible at the bottom of the window over its whole width. */
export function ActionBar({ note, children }: ActionBarProps) {
  return (
    <Bar $hasNote={note !== undefined}>
      {note && <Note>{note}</Note>}
      {children}
    </Bar>
  );
}

/* The border images extend to both sides of the window without making the page wider, as an element would. */
const Bar = styled.div<{ $hasNote: boolean }>`
  ${({ $hasNote }) => bottomBar($hasNote ? theme.size.actionBarWithNote : theme.size.actionBar)}
  z-index: ${theme.zIndex.sticky};
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  padding-block: ${theme.space[3]} max(${theme.space[3]}, env(safe-area-inset-bottom));
  background: ${theme.color.surface};
  border-image: conic-gradient(${theme.color.surface} 0 0) fill 0 / 0 / 0 100vw;

  &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: 0.0625rem;
    border-image: conic-gradient(${theme.color.border} 0 0) fill 0 / 0 / 0 100vw;
  }

  ${below.sm} {
    & > :last-child {
      flex: 1;
    }
  }

  ${largeText} {
    & > :last-child {
      flex: 1 1 auto;
    }
  }
`;

const Note = styled.p`
  flex: 1 0 100%;
  font-size: ${theme.text.small};
  font-weight: 700;
  text-align: center;
  word-break: auto-phrase;
`;
