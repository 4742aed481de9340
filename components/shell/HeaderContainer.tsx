import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useIsLoggedIn } from '@/hooks/session/login-status';
import { MainHeader } from './MainHeader';

// Rendered on the server like the rest of the header. Browsers of visitors without a login do not load it.
const MemberMenus = dynamic(() =>
  import('./MemberMenusContainer').then((module) => module.MemberMenusContainer),
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
