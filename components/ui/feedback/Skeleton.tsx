import styled, { keyframes } from 'styled-components';
import { motionAllowed, visuallyHidden } from '@/styles/mixins';

interface SkeletonProps {
  /** One bar per line; the last is shorter, as text is. */
  lines?: number;
  label?: string;
}

/** Holds the place of text that is on its way. */
export function Skeleton({ lines = 3, label = '読み込み中' }: SkeletonProps) {
  return (
    <Root>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((line) => (
        <Bar key={line} aria-hidden="true" />
      ))}
    </Root>
  );
}

const pulse = keyframes`
  50% { opacity: 0.5; }
`;

const Root = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
`;

const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;

const Bar = styled.span`
  height: 1em;
  background: ${({ theme }) => theme.color.primaryTint};
  border-radius: ${({ theme }) => theme.radius.badge};

  &:last-child {
    width: 60%;
  }

  ${motionAllowed} {
    animation: ${pulse} 1.6s ease-in-out infinite;
  }
`;
