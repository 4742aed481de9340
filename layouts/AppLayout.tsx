import { CompanyLayout } from './CompanyLayout';
import { Main } from './Main';
import { type LayoutProps, MainLayout } from './MainLayout';
import { MediaLayout } from './MediaLayout';
import { pickLayout } from './pick-layout';

interface AppLayoutProps extends LayoutProps {
  /** Next's `router.pathname` or a plain path. */
  path: string;
  isLoggedIn: boolean;
}

/** Renders the layout that pick-layout.ts returns. */
export function AppLayout({ path, isLoggedIn, header, children }: AppLayoutProps) {
  const choice = pickLayout(path, isLoggedIn);
  switch (choice.header) {
    // The conference and maintenance pages have neither header nor footer.
    case 'none':
      return <Main>{children}</Main>;
    case 'media':
      return <MediaLayout>{children}</MediaLayout>;
    case 'company':
      return <CompanyLayout>{children}</CompanyLayout>;
    case 'main':
      return (
        <MainLayout header={header} footer={choice.footer}>
          {children}
        </MainLayout>
      );
  }
}
