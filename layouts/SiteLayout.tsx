import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { HeaderContainer } from '@/components/shell/MainHeader';
import { ModalLayer } from '@/components/shell/ModalLayer';
import { SiteEffects } from '@/components/shell/SiteEffects';
import { Toaster } from '@/components/ui/feedback/Toaster';
import { lazyPart } from '@/components/ui/lazy';
import { siteConfig } from '@/config/site';
import { useIsLoggedIn } from '@/hooks/session/login-status';
import { AppLayout } from './AppLayout';

// Loaded only when a tag manager is configured.
const AnalyticsConsentBanner = lazyPart(() =>
  import('@/components/shell/AnalyticsConsentBanner').then((module) => module.AnalyticsConsentBanner),
);

/** Renders the layout of the current page (spec §2), its header, and the modals, toasts and banners of all pages. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { pathname } = useRouter();
  const isLoggedIn = useIsLoggedIn();
  const { tagManagerId } = siteConfig();
  return (
    <>
      <SiteEffects />
      <AppLayout path={pathname} isLoggedIn={isLoggedIn} header={<HeaderContainer />}>
        {children}
      </AppLayout>
      <ModalLayer />
      <Toaster />
      {tagManagerId && <AnalyticsConsentBanner containerId={tagManagerId} />}
    </>
  );
}
