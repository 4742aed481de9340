import type { ReactNode } from 'react';
import { FullFooter } from '@/components/shell/FullFooter';
import { SkipLink } from '@/components/shell/SkipLink';
import { SlimFooter } from '@/components/shell/SlimFooter';
import { Main } from './Main';
import type { MainFooter } from './pick-layout';

export interface LayoutProps {
  header: ReactNode;
  children: ReactNode;
}

interface MainLayoutProps extends LayoutProps {
  footer: MainFooter;
}

/** Layout of most pages. One component for all footers, so that the header stays mounted on the way to the login page. */
export function MainLayout({ header, footer, children }: MainLayoutProps) {
  return (
    <>
      <SkipLink />
      {header}
      <Main>{children}</Main>
      {footer === 'full' ? <FullFooter /> : <SlimFooter forMember={footer === 'slim-member'} />}
    </>
  );
}
