import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { HeaderContainer } from '@/components/header/HeaderContainer';
import { AppEffects } from '@/components/site/AppEffects';
import { ModalLayer } from '@/components/site/ModalLayer';
import { Toaster } from '@/components/ui/feedback/Toaster';
import { LazyBoundary } from '@/components/ui/lazy/LazyBoundary';
import { LazyFallback } from '@/components/ui/lazy/LazyFallback';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import { RetryLater } from '@/components/ui/lazy/RetryLater';
import { siteConfig } from '@/config/site';
import { useIsLoggedIn } from '@/hooks/session/login-status';
import { AppLayout, type SectionLayout } from './AppLayout';

// Loaded only when a tag manager is configured.
const TagManagerNotice = dynamic(
  lazyComponent(() =>
    import('@/components/consent/AnalyticsConsentBanner').then((module) => module.AnalyticsConsentBanner),
  ),
  { ssr: false, loading: LazyFallback },
);

interface SiteLayoutProps {
  sectionLayout: SectionLayout | undefined;
  children: ReactNode;
}

/** Renders the layout of the current page (spec §2), its header, and the modals, toasts and banners of all pages. */
export function SiteLayout({ sectionLayout, children }: SiteLayoutProps) {
  const { pathname } = useRouter();
  const isLoggedIn = useIsLoggedIn();
  const { tagManagerId } = siteConfig();
  return (
    <>
      <AppEffects />
      <AppLayout
        path={pathname}
        isLoggedIn={isLoggedIn}
        header={<HeaderContainer />}
        sectionLayout={sectionLayout}
      >
        {children}
      </AppLayout>
      <ModalLayer />
      <Toaster />
      {tagManagerId && (
        <LazyBoundary failed={(failure) => <RetryLater {...failure} />}>
          <TagManagerNotice containerId={tagManagerId} />
        </LazyBoundary>
      )}
    </>
  );
}
