import type { MouseEvent } from 'react';
import { useModalStore } from '@/stores/modal-store';
import { useNavigationStore, usePendingSeminarStore } from '@/stores/navigation-store';

/** Returns the address of the registration that leads to a path of this site when it is completed. */
export const getRegisterHref = (target: string): string =>
  `/auth/register?redirect=${encodeURIComponent(target)}`;

/** The pages that lead to a login, as links name them. */
type AuthPath = '/auth/login/' | '/auth/register' | '/auth/register/' | '/auth/reset';

/**
 * Returns the address of a login page from another one, with the stored target in it: a tab of its own (Ctrl and click,
 * middle click) has no stored target.
 */
export function useAuthHref(path: AuthPath): string {
  const target = useNavigationStore((state) => state.redirectTarget);
  return target ? `${path}?redirect=${encodeURIComponent(target)}` : path;
}

/**
 * Returns the props of a link that requires a login. It opens the login dialog over the current page. Without
 * JavaScript or in a new tab, it leads to the login page.
 * @param target path of this site to go to after the login
 * @param notice text that explains why a login is needed; the default is about applying for a vacancy
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
 * Closes the login dialog and cancels the pending action, so that a later login does not continue it.
 */
export function cancelLoginPrompt(): void {
  useNavigationStore.getState().clearRedirectTarget();
  usePendingSeminarStore.getState().clear();
  useModalStore.getState().close('login');
}
