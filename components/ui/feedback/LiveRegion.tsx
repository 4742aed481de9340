import type { ReactNode } from 'react';
import styled from 'styled-components';

/**
 * A status region that is mounted before its text, because screen readers may not announce a region that appears
 * together with it. While it is empty, it takes no space in a grid or flex layout.
 */
export function LiveRegion({ children }: { children: ReactNode }) {
  return <Root role="status">{children}</Root>;
}

const Root = styled.div`
  &:empty {
    position: absolute;
  }
`;
