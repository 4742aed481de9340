import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FullFooter } from '@/components/site/FullFooter';
import { SkipLink } from '@/components/site/SkipLink';
import { SlimFooter } from '@/components/site/SlimFooter';

export interface LayoutProps {
  /** The header with its data. */
  header: ReactNode;
  children: ReactNode;
}

interface MainLayoutProps extends LayoutProps {
  footer: 'full' | 'slim' | 'slim-member';
}

export function MainLayout({ header, footer, children }: MainLayoutProps) {
  return (
    <>
      <SkipLink />
      {header}
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      {footer === 'full' ? <FullFooter /> : <SlimFooter forMember={footer === 'slim-member'} />}
    </>
  );
}

/* Grows, so that the footer of a short page still stands at the bottom. */
const Main = styled.main`
  flex: 1 0 auto;
  width: 100%;
`;
