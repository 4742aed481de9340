import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { AppEffects } from '@/components/site/AppEffects';
import { HeaderContainer } from '@/components/site/HeaderContainer';
import { ModalLayer } from '@/components/site/ModalLayer';
import { LazyBoundary } from '@/components/ui/lazy/LazyBoundary';
import { LazyFallback } from '@/components/ui/lazy/LazyFallback';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import { RetryLater } from '@/components/ui/lazy/RetryLater';
import { Toaster } from '@/components/ui/Toaster';
import { siteConfig } from '@/config/site';
import { useIsLoggedIn } from '@/hooks/login-status';
import { AppLayout, type Frame } from './AppLayout';

// Where no tag manager is set, nobody's browser loads it.
const TagManagerNotice = dynamic(
  lazyComponent(() => import('@/components/site/TagManagerNotice').then((module) => module.TagManagerNotice)),
  { ssr: false, loading: LazyFallback },
);

interface SiteLayoutProps {
  frame: Frame | undefined;
  children: ReactNode;
}

/** The layout of the page on screen (spec §2), with its header filled, and what stands over every page. */
export function SiteLayout({ frame, children }: SiteLayoutProps) {
  const { pathname } = useRouter();
  const isLoggedIn = useIsLoggedIn();
  const { tagManagerId } = siteConfig();
  return (
    <>
      <AppEffects />
      <AppLayout path={pathname} isLoggedIn={isLoggedIn} header={<HeaderContainer />} frame={frame}>
        {children}
      </AppLayout>
      <ModalLayer />
      <Toaster />
      {tagManagerId && (
        <LazyBoundary failed={(failure) => <RetryLater {...failure} />}>
          <TagManagerNotice id={tagManagerId} />
        </LazyBoundary>
      )}
    </>
  );
}
