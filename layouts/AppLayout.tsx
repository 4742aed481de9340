import type { NextPage } from 'next';
import type { ComponentType, ReactNode } from 'react';
import { BareLayout } from './BareLayout';
import { type LayoutProps, MainLayout } from './MainLayout';
import { pickLayout } from './pick-layout';

/** Layout of a section that has its own header and footer, for example the column pages. */
export type SectionLayout = ComponentType<{ children: ReactNode }>;

/**
 * A page that may set its section's layout as a static property (`Page.SectionLayout = MediaLayout`). The code of that
 * layout is loaded only with these pages.
 */
export type SectionPage<Props = unknown> = NextPage<Props> & { SectionLayout?: SectionLayout };

interface AppLayoutProps extends LayoutProps {
  /** Next's `router.pathname` or a plain path. */
  path: string;
  isLoggedIn: boolean;
  sectionLayout: SectionLayout | undefined;
}

/** Renders the layout that pick-layout.ts returns. */
export function AppLayout({
  path,
  isLoggedIn,
  header,
  sectionLayout: SectionLayoutComponent,
  children,
}: AppLayoutProps) {
  const choice = pickLayout(path, isLoggedIn);
  if (choice.header === 'none') return <BareLayout>{children}</BareLayout>;
  if (SectionLayoutComponent) return <SectionLayoutComponent>{children}</SectionLayoutComponent>;
  // Full and slim footers share one component, so that the header stays mounted when the user goes to the login page.
  return (
    <MainLayout header={header} footer={choice.footer === 'slim' ? 'slim' : getMainFooter(isLoggedIn)}>
      {children}
    </MainLayout>
  );
}

const getMainFooter = (isLoggedIn: boolean) => (isLoggedIn ? 'slim-member' : 'full');
