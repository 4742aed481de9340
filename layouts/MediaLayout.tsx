import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { MediaFooter } from '@/components/shell/MediaFooter';
import { MediaHeader } from '@/components/shell/MediaHeader';
import { SkipLink } from '@/components/shell/SkipLink';
import { Main } from './Main';

/** Layout of the column pages. It is the same for visitors and members (spec §2). */
export function MediaLayout({ children }: { children: ReactNode }) {
  const { asPath } = useRouter();
  return (
    <>
      <SkipLink />
      <MediaHeader pathname={asPath.replace(/[?#].*$/, '')} />
      <Main>{children}</Main>
      <MediaFooter />
    </>
  );
}
