import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CompanyFooter } from '@/components/company/CompanyFooter';
import { CompanyHeader } from '@/components/company/CompanyHeader';
import { SkipLink } from '@/components/site/SkipLink';

/** Spec §2: pages for companies have a header and a footer of their own, whoever looks at them. */
export function CompanyLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <CompanyHeader />
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <CompanyFooter />
    </>
  );
}

const Main = styled.main`
  flex: 1 0 auto;
  width: 100%;
`;
