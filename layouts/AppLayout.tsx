import { BareLayout } from './BareLayout';
import { type LayoutProps, MainLayout } from './MainLayout';
import { pickLayout } from './pick-layout';

interface AppLayoutProps extends LayoutProps {
  /** Next's `router.pathname`, or a plain path. */
  path: string;
  isLoggedIn: boolean;
}

/** Mounts the layout that pick-layout names; media and company pages stand in the main frame until theirs exist. */
export function AppLayout({ path, isLoggedIn, header, children }: AppLayoutProps) {
  const choice = pickLayout(path, isLoggedIn);
  if (choice.header === 'none') return <BareLayout>{children}</BareLayout>;
  // One component for full and slim: the header stays mounted on the way to login and back.
  return (
    <MainLayout header={header} footer={choice.footer === 'slim' ? 'slim' : ownFooter(isLoggedIn)}>
      {children}
    </MainLayout>
  );
}

const ownFooter = (isLoggedIn: boolean) => (isLoggedIn ? 'slim-member' : 'full');
