import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { importWithRetry, loadingOf } from '@/components/ui/lazy';
import { useIsLoggedIn } from '@/hooks/session/login-status';
import { MainHeader } from './MainHeader';

// Rendered on the server like the rest of the header. Browsers of visitors without a login do not load it.
const MemberMenus = dynamic(
  () => importWithRetry(() => import('./MemberMenusContainer').then((module) => module.MemberMenusContainer)),
  { loading: loadingOf() },
);

/** Provides the header with its data. */
export function HeaderContainer() {
  const { asPath } = useRouter();
  const isLoggedIn = useIsLoggedIn();
  return (
    <MainHeader
      pathname={asPath.replace(/[?#].*$/, '')}
      isLoggedIn={isLoggedIn}
      memberMenus={isLoggedIn && <MemberMenus />}
    />
  );
}
