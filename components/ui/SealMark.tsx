import styled, { css, keyframes } from 'styled-components';
import { motionAllowed } from '@/styles/mixins';

interface SealMarkProps {
  size?: 'medium' | 'large';
  /** Two lines at most, read as one word. */
  lines?: readonly [string, string?];
  /** Presses once: only at the moment of success. */
  press?: boolean;
}

/** The vermilion seal that stands for a done application. */
export function SealMark({ size = 'medium', lines = ['応募', '済'], press = false }: SealMarkProps) {
  return (
    <Root $size={size} $press={press} role="img" aria-label={lines.join('')}>
      <span aria-hidden="true">{lines[0]}</span>
      {lines[1] && <span aria-hidden="true">{lines[1]}</span>}
    </Root>
  );
}

const stamp = keyframes`
  from { scale: 1.15; opacity: 0.4; }
`;

const Root = styled.span<{ $size: 'medium' | 'large'; $press: boolean }>`
  flex: none;
  display: inline-flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  width: ${({ theme, $size }) => ($size === 'large' ? theme.size.sealLarge : theme.size.seal)};
  aspect-ratio: 1;
  color: ${({ theme }) => theme.color.seal};
  background: ${({ theme }) => theme.color.surface};
  border: ${({ theme }) => theme.line.seal};
  border-radius: 50%;
  font-family: ${({ theme, $size }) => ($size === 'large' ? theme.font.mincho : theme.font.sans)};
  font-size: ${({ theme, $size }) => ($size === 'large' ? theme.text.row : theme.text.caption)};
  font-weight: 700;
  line-height: ${({ theme }) => theme.leading.solid};
  letter-spacing: 0.04em;
  rotate: -8deg;

  ${motionAllowed} {
    ${({ $press, theme }) =>
      $press &&
      css`
        animation: ${stamp} ${theme.motion.press};
      `}
  }
`;
