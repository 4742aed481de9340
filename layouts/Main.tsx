import type { ReactNode } from 'react';
import styled from 'styled-components';

/** The main element of every layout. The skip link and each navigation move the focus to it. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <Root id="main" tabIndex={-1}>
      {children}
    </Root>
  );
}

/* Grows, so that the footer of a short page is at the bottom of the window. */
const Root = styled.main`
  flex: 1 0 auto;
  width: 100%;
`;
