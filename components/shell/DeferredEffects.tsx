import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { clientOnly } from '@/components/ui/lazy/client-only';
import { LazyBoundary } from '@/components/ui/lazy/LazyBoundary';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import { RetryLater } from '@/components/ui/lazy/RetryLater';
import { useFocusInView } from '@/hooks/browser/focus-in-view';
import { useLostFocus } from '@/hooks/browser/lost-focus';
import { useTranslatedTexts } from '@/hooks/browser/translated-texts';
import { useLogoutElsewhere } from '@/hooks/session/logout-elsewhere';
import { useMenuStore } from '@/stores/menu-store';
import { selectActiveModal, useModalStore } from '@/stores/modal-store';
import { useNavigationStore } from '@/stores/navigation-store';
import { useRegistrationCompleteStore } from '@/stores/registration-complete-store';
import { ConnectionNotice } from './ConnectionNotice';
import { RouteProgress } from './RouteProgress';

// Imported here statically, the name of its script would be part of the first script of every page.
const SaveButtonEffects = clientOnly(
  lazyComponent(() =>
    import('@/components/vacancies/SaveButtonEffects').then((module) => module.SaveButtonEffects),
  ),
);

/** The site-wide effects that a page does not need in its first seconds. They are loaded after hydration. */
export function DeferredEffects() {
  useVisitHistory();
  useCloseOverlaysOnNavigation();
  useLogoutElsewhere();
  useLostFocus();
  useFocusInView();
  useTranslatedTexts();
  return (
    <>
      <ConnectionNotice />
      <RouteProgress />
      <LazyBoundary failed={(failure) => <RetryLater {...failure} />}>
        <SaveButtonEffects />
      </LazyBoundary>
    </>
  );
}

/** Records the visited URLs of this tab, without the tokens of mailed links (spec §3). */
function useVisitHistory() {
  const { asPath } = useRouter();
  useEffect(() => useNavigationStore.getState().addVisit(asPath.replace(/\?.*\btoken=.*/, '')), [asPath]);
}

/** Closes menus, the login dialog and the registration-complete dialog when the user navigates to another page. */
function useCloseOverlaysOnNavigation() {
  const { events } = useRouter();
  useEffect(() => {
    const closeMenus = () => useMenuStore.getState().closeAll();
    const closeAll = (_path: string, { shallow }: { shallow: boolean }) => {
      closeMenus();
      if (shallow) return;
      useModalStore.getState().close('login');
      // A dialog that is still waiting behind the invoice modal has not been seen, so it is not dismissed.
      if (selectActiveModal(useModalStore.getState())?.id === 'registration-complete')
        useRegistrationCompleteStore.getState().dismiss();
    };
    events.on('routeChangeStart', closeAll);
    events.on('hashChangeStart', closeMenus);
    return () => {
      events.off('routeChangeStart', closeAll);
      events.off('hashChangeStart', closeMenus);
    };
  }, [events]);
}
