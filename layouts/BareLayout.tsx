import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Conference and maintenance: the page is all there is. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <Main id="main" tabIndex={-1}>
      {children}
    </Main>
  );
}

const Main = styled.main`
  flex: 1 0 auto;
  width: 100%;
`;
