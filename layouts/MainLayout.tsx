import type { ReactNode } from 'react';
import { FullFooter } from '@/components/footer/FullFooter';
import { SlimFooter } from '@/components/footer/SlimFooter';
import { SkipLink } from '@/components/site/SkipLink';
import { Main } from './Main';

export interface LayoutProps {
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
