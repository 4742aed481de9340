import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { useRouteFailures } from '@/hooks/errors/route-failures';
import { useMenuStore } from '@/stores/menu-store';
import { selectActiveModal, useModalStore } from '@/stores/modal-store';
import { useNavigationStore } from '@/stores/navigation-store';
import { useRegistrationCompleteStore } from '@/stores/registration-complete-store';
import { ColorSchemeSelect } from './ColorSchemeSelect';
import { ConnectionNotice } from './ConnectionNotice';

/** The site-wide effects that the first seconds of a page do not need. They are loaded after hydration. */
export function LateEffects() {
  useVisitHistory();
  useCloseOverlaysOnNavigation();
  useRouteFailures();
  return (
    <>
      <ConnectionNotice />
      <ColorSchemeSelect />
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
