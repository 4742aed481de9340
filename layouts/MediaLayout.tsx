import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { MediaFooter } from '@/components/site/MediaFooter';
import { MediaHeader } from '@/components/site/MediaHeader';
import { SkipLink } from '@/components/site/SkipLink';

/** Column paths: the media's own frame, for visitors and members alike (spec §2). */
export function MediaLayout({ children }: { children: ReactNode }) {
  const { asPath } = useRouter();
  return (
    <>
      <SkipLink />
      <MediaHeader pathname={asPath.replace(/[?#].*$/, '')} />
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <MediaFooter />
    </>
  );
}

const Main = styled.main`
  flex: 1 0 auto;
  width: 100%;
`;
