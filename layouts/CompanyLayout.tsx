import type { ReactNode } from 'react';
import { CompanyFooter } from '@/components/company/CompanyFooter';
import { CompanyHeader } from '@/components/company/CompanyHeader';
import { SkipLink } from '@/components/site/SkipLink';
import { Main } from './Main';

/** Spec §2: pages for companies have a header and a footer of their own, whoever looks at them. */
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
