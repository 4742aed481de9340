import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CompanyFooter } from '@/components/company/CompanyFooter';
import { CompanyHeader } from '@/components/company/CompanyHeader';
import { FullFooter } from '@/components/shell/FullFooter';
import { HeaderContainer } from '@/components/shell/MainHeader';
import { MediaFooter } from '@/components/shell/MediaFooter';
import { MediaHeader } from '@/components/shell/MediaHeader';
import { SiteEffects } from '@/components/shell/SiteEffects';
import { SlimFooter } from '@/components/shell/SlimFooter';
import { Toaster } from '@/components/ui/feedback/Toaster';
import { lazyPart } from '@/components/ui/lazy';
import { siteConfig } from '@/config/site';
import { useIsLoggedIn } from '@/hooks/session/login-status';
import { selectActiveModal, useModalStore, useReloginStore } from '@/stores/modal-store';
import { visuallyHidden } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { type MainFooter, pickLayout } from './pick-layout';

// Loaded only when a tag manager is configured.
const AnalyticsConsentBanner = lazyPart(() =>
  import('@/components/shell/AnalyticsConsentBanner').then((module) => module.AnalyticsConsentBanner),
);

// Loaded when the first modal opens, because it contains forms.
const ActiveModals = lazyPart(() =>
  import('@/components/shell/ActiveModals').then((module) => module.ActiveModals),
);

/** Renders the layout of the current page (spec §2), and the modals, toasts and banners of all pages. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { tagManagerId } = siteConfig();
  return (
    <>
      <SiteEffects />
      <PageLayout>{children}</PageLayout>
      <ModalLayer />
      <Toaster />
      {tagManagerId && <AnalyticsConsentBanner containerId={tagManagerId} />}
    </>
  );
}

function PageLayout({ children }: { children: ReactNode }) {
  const { pathname } = useRouter();
  const choice = pickLayout(pathname, useIsLoggedIn());
  switch (choice.header) {
    // The conference and maintenance pages have neither header nor footer.
    case 'none':
      return <Main>{children}</Main>;
    case 'media':
      return <MediaLayout>{children}</MediaLayout>;
    case 'company':
      return <CompanyLayout>{children}</CompanyLayout>;
    case 'main':
      return <MainLayout footer={choice.footer}>{children}</MainLayout>;
  }
}

interface MainLayoutProps {
  footer: MainFooter;
  children: ReactNode;
}

/** Layout of most pages. One component for all footers, so that the header stays mounted on the way to the login page. */
function MainLayout({ footer, children }: MainLayoutProps) {
  return (
    <>
      <SkipLink />
      <HeaderContainer />
      <Main>{children}</Main>
      {footer === 'full' ? <FullFooter /> : <SlimFooter forMember={footer === 'slim-member'} />}
    </>
  );
}

/** Layout of the column pages. It is the same for visitors and members (spec §2). */
function MediaLayout({ children }: { children: ReactNode }) {
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

/** Layout of the pages for companies. It is the same for visitors and members (spec §2). */
function CompanyLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <CompanyHeader />
      <Main>{children}</Main>
      <CompanyFooter />
    </>
  );
}

/** The main element of every layout, to which the skip link leads. */
function Main({ children }: { children: ReactNode }) {
  return (
    <MainElement id="main" tabIndex={-1}>
      {children}
    </MainElement>
  );
}

/** The site-wide modals. */
function ModalLayer() {
  const isOpen = useModalStore(selectActiveModal) !== undefined;
  const isPrompting = useReloginStore((state) => state.isPrompting);
  return isOpen || isPrompting ? <ActiveModals /> : null;
}

/** The first element in the tab order. It skips the header. */
function SkipLink() {
  return <SkipAnchor href="#main">本文へ移動</SkipAnchor>;
}

/* Grows, so that the footer of a short page is at the bottom of the window. */
const MainElement = styled.main`
  flex: 1 0 auto;
  width: 100%;
`;

const SkipAnchor = styled.a`
  &:not(:focus) {
    ${visuallyHidden}
  }

  position: absolute;
  inset: ${theme.space[2]} auto auto ${theme.space[2]};
  z-index: ${theme.zIndex.skipLink};
  padding: ${theme.space[2]} ${theme.space[4]};
  color: ${theme.color.primary};
  background: ${theme.color.surface};
  border-radius: ${theme.radius.control};
  font-weight: 700;
`;
