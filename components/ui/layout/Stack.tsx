import styled from 'styled-components';
import { theme } from '@/styles/theme';

type Space = keyof typeof theme.space;

/** Parts below each other. They are as wide as the stack, never wider. */
export const Stack = styled.div<{ $gap: Space }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => theme.space[$gap]};
`;

interface ClusterProps {
  $gap: Space;
  /** Between the lines. It is `$gap` by default. */
  $rowGap?: Space;
  $align?: 'center';
  $justify?: 'center' | 'space-between';
}

/** Parts beside each other, on several lines where one has no room for them. */
export const Cluster = styled.div<ClusterProps>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => $justify};
  gap: ${({ $gap, $rowGap = $gap }) => `${theme.space[$rowGap]} ${theme.space[$gap]}`};
`;
