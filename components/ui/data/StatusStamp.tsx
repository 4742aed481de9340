import styled, { css, keyframes } from 'styled-components';
import { motionAllowed } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface StatusStampProps {
  size?: 'medium' | 'large';
  /** At most two lines, which screen readers read as one word. */
  lines?: readonly [string, string?];
  /** Plays the stamp animation once. Set only right after a success. */
  animate?: boolean;
}

/** The red stamp that marks a completed application. */
export function StatusStamp({ size = 'medium', lines = ['応募', '済'], animate = false }: StatusStampProps) {
  return (
    <Root $size={size} $animate={animate} role="img" aria-label={lines.join('')}>
      <span aria-hidden="true">{lines[0]}</span>
      {lines[1] && <span aria-hidden="true">{lines[1]}</span>}
    </Root>
  );
}

const stampIn = keyframes`
  from { scale: 1.15; opacity: 0.4; }
`;

const Root = styled.span<{ $size: 'medium' | 'large'; $animate: boolean }>`
  flex: none;
  display: inline-flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  width: ${({ $size }) => ($size === 'large' ? theme.size.stampLarge : theme.size.stamp)};
  aspect-ratio: 1;
  color: ${theme.color.accent};
  background: ${theme.color.surface};
  border: ${theme.border.accent};
  border-radius: 50%;
  font-family: ${({ $size }) => ($size === 'large' ? theme.font.serif : theme.font.sans)};
  font-size: ${({ $size }) => ($size === 'large' ? theme.text.row : theme.text.badge)};
  font-weight: 700;
  line-height: ${theme.lineHeight.solid};
  letter-spacing: 0.04em;
  rotate: -8deg;

  ${motionAllowed} {
    ${({ $animate }) =>
      $animate &&
      css`
        animation: ${stampIn} ${theme.motion.stamp};
      `}
  }
`;
