import type { NextPage } from 'next';
import type { ComponentType, ReactNode } from 'react';
import { BareLayout } from './BareLayout';
import { type LayoutProps, MainLayout } from './MainLayout';
import { pickLayout, type Section } from './pick-layout';

/** The code of the layouts of sections, as far as the current page has loaded it. */
export type SectionLayouts = Partial<Record<Section, ComponentType<{ children: ReactNode }>>>;

/**
 * A page below a section provides the code of its layout as a static property (`Page.sectionLayouts = { media: MediaLayout }`),
 * so that the other pages do not load it. Whether the layout is used is decided by the path alone.
 */
export type SectionPage<Props = unknown> = NextPage<Props> & { sectionLayouts: SectionLayouts };

interface AppLayoutProps extends LayoutProps {
  /** Next's `router.pathname` or a plain path. */
  path: string;
  isLoggedIn: boolean;
  sectionLayouts: SectionLayouts | undefined;
}

/** Renders the layout that pick-layout.ts returns. */
export function AppLayout({ path, isLoggedIn, header, sectionLayouts, children }: AppLayoutProps) {
  const choice = pickLayout(path, isLoggedIn);
  if (choice.header === 'none') return <BareLayout>{children}</BareLayout>;
  if (choice.header === 'main')
    return (
      <MainLayout header={header} footer={choice.footer}>
        {children}
      </MainLayout>
    );
  const SectionLayout = sectionLayouts?.[choice.header];
  if (SectionLayout) return <SectionLayout>{children}</SectionLayout>;
  // When a page fails in the browser, Next shows pages/_error under that page's path, without the page's code.
  return (
    <MainLayout header={header} footer="slim">
      {children}
    </MainLayout>
  );
}
