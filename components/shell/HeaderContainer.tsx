import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { LazyBoundary } from '@/components/ui/lazy/LazyBoundary';
import { LazyFallback } from '@/components/ui/lazy/LazyFallback';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import { useIsLoggedIn } from '@/hooks/session/login-status';
import { MainHeader } from './MainHeader';
import { MemberMenusFallback } from './MemberMenusFallback';

// Rendered on the server like the rest of the header. Browsers of visitors without a login do not load it.
const MemberMenus = dynamic(
  lazyComponent(() => import('./MemberMenusContainer').then((module) => module.MemberMenusContainer)),
  { loading: LazyFallback },
);

/** Provides the header with its data. */
export function HeaderContainer() {
  const { asPath } = useRouter();
  const isLoggedIn = useIsLoggedIn();
  return (
    <MainHeader
      pathname={asPath.replace(/[?#].*$/, '')}
      isLoggedIn={isLoggedIn}
      memberMenus={
        isLoggedIn && (
          <LazyBoundary failed={(failure) => <MemberMenusFallback {...failure} />}>
            <MemberMenus />
          </LazyBoundary>
        )
      }
    />
  );
}
