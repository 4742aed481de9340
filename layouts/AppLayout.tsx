import { BareLayout } from './BareLayout';
import { CompanyLayout } from './CompanyLayout';
import { type LayoutProps, MainLayout } from './MainLayout';
import { MediaLayout } from './MediaLayout';
import { pickLayout } from './pick-layout';

interface AppLayoutProps extends LayoutProps {
  /** Next's `router.pathname`, or a plain path. */
  path: string;
  isLoggedIn: boolean;
}

/** Mounts the layout that pick-layout names. */
export function AppLayout({ path, isLoggedIn, header, children }: AppLayoutProps) {
  const choice = pickLayout(path, isLoggedIn);
  if (choice.header === 'none') return <BareLayout>{children}</BareLayout>;
  if (choice.header === 'company') return <CompanyLayout>{children}</CompanyLayout>;
  if (choice.header === 'media') return <MediaLayout>{children}</MediaLayout>;
  // One component for full and slim: the header stays mounted on the way to login and back.
  return (
    <MainLayout header={header} footer={choice.footer === 'slim' ? 'slim' : ownFooter(isLoggedIn)}>
      {children}
    </MainLayout>
  );
}

const ownFooter = (isLoggedIn: boolean) => (isLoggedIn ? 'slim-member' : 'full');
