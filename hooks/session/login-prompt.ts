import type { MouseEvent } from 'react';
import { useModalStore } from '@/stores/modal-store';
import { useNavigationStore } from '@/stores/navigation-store';
import { usePendingSeminarStore } from '@/stores/pending-seminar-store';

/**
 * Props of a link that needs a member: it opens the login over the page where the person stands, and leads
 * to the login page without JavaScript or in a new tab.
 * @param target own path to go to after login
 * @param notice why a login is needed; by default, to apply for a vacancy
 */
export function useLoginPrompt(target: string, notice?: string) {
  const openModal = useModalStore((state) => state.open);
  const saveRedirectTarget = useNavigationStore((state) => state.saveRedirectTarget);

  const href = `/auth/login/?redirect=${encodeURIComponent(target)}`;

  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    saveRedirectTarget(target);
    openModal('login', { props: { notice, href } });
  };
  return { href, onClick: handleClick };
}

/**
 * Closes the login over the page. Whoever turns away has given up what the login was for: a later one must not take it
 * up again.
 */
export function cancelLoginPrompt(): void {
  useNavigationStore.getState().clearRedirectTarget();
  usePendingSeminarStore.getState().clear();
  useModalStore.getState().close('login');
}
