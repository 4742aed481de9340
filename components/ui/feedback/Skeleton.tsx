import styled, { keyframes } from 'styled-components';
import { motionAllowed } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface SkeletonProps {
  /** Number of bars, one per line of text. The last is shorter, like the last line of a paragraph. */
  lines?: number;
  label?: string;
}

/** A placeholder for text that is being loaded. */
export function Skeleton({ lines = 3, label = '読み込み中' }: SkeletonProps) {
  return (
    <Root>
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((line) => (
        <span key={line} aria-hidden="true" />
      ))}
    </Root>
  );
}

const pulse = keyframes`
  50% { opacity: 0.5; }
`;

const Root = styled.div`
  display: grid;
  gap: ${theme.space[3]};

  & > [aria-hidden] {
    height: 1em;
    background: ${theme.color.primaryTint};
    border-radius: ${theme.radius.badge};

    &:last-child {
      width: 60%;
    }

    ${motionAllowed} {
      animation: ${pulse} 1.6s ease-in-out infinite;
    }
  }
`;
