import type { ReactNode } from 'react';
import { FullFooter } from '@/components/site/FullFooter';
import { SkipLink } from '@/components/site/SkipLink';
import { SlimFooter } from '@/components/site/SlimFooter';
import { Main } from './Main';

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
      <Main>{children}</Main>
      {footer === 'full' ? <FullFooter /> : <SlimFooter forMember={footer === 'slim-member'} />}
    </>
  );
}
