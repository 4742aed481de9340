import type { ReactNode } from 'react';
import styled from 'styled-components';

/** The page itself, in every layout: where the skip link and the jump after a navigation lead. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <Root id="main" tabIndex={-1}>
      {children}
    </Root>
  );
}

/* Grows, so that the footer of a short page still stands at the bottom. */
const Root = styled.main`
  flex: 1 0 auto;
  width: 100%;
`;
