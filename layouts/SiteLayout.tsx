import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { HeaderContainer } from '@/components/shell/HeaderContainer';
import { AppEffects } from '@/components/shell/AppEffects';
import { ModalLayer } from '@/components/shell/ModalLayer';
import { Toaster } from '@/components/ui/feedback/Toaster';
import { clientOnly } from '@/components/ui/lazy/client-only';
import { LazyBoundary } from '@/components/ui/lazy/LazyBoundary';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import { RetryLater } from '@/components/ui/lazy/RetryLater';
import { siteConfig } from '@/config/site';
import { useIsLoggedIn } from '@/hooks/session/login-status';
import { AppLayout, type SectionLayouts } from './AppLayout';

// Loaded only when a tag manager is configured.
const AnalyticsConsentBanner = clientOnly(
  lazyComponent(() =>
    import('@/components/shell/AnalyticsConsentBanner').then((module) => module.AnalyticsConsentBanner),
  ),
);

interface SiteLayoutProps {
  sectionLayouts: SectionLayouts | undefined;
  children: ReactNode;
}

/** Renders the layout of the current page (spec §2), its header, and the modals, toasts and banners of all pages. */
export function SiteLayout({ sectionLayouts, children }: SiteLayoutProps) {
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
        sectionLayouts={sectionLayouts}
      >
        {children}
      </AppLayout>
      <ModalLayer />
      <Toaster />
      {tagManagerId && (
        <LazyBoundary failed={(failure) => <RetryLater {...failure} />}>
          <AnalyticsConsentBanner containerId={tagManagerId} />
        </LazyBoundary>
      )}
    </>
  );
}
