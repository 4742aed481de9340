import type { ReactNode } from 'react';
import { CompanyFooter } from '@/components/company/CompanyFooter';
import { CompanyHeader } from '@/components/company/CompanyHeader';
import { SkipLink } from '@/components/shell/SkipLink';
import { Main } from './Main';

/** Layout of the pages for companies. It is the same for visitors and members (spec §2). */
export function CompanyLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <CompanyHeader />
      <Main>{children}</Main>
      <CompanyFooter />
    </>
  );
}
