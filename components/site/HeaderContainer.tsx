import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useIsLoggedIn } from '@/hooks/login-status';
import { MainHeader } from './MainHeader';

// Rendered on the server like the rest; a visitor's browser loads none of it.
const MemberMenus = dynamic(() =>
  import('./MemberMenusContainer').then((module) => module.MemberMenusContainer),
);

/** The header with its data. */
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
