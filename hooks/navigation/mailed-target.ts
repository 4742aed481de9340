import { useNavigationStore } from '@/stores/navigation-store';
import { consumeRegistrationTarget, useRegistrationStore } from '@/stores/registration-store';

/**
 * Remembers the address that a link was mailed to, and the way back, for the tab that the mail opens: it has no
 * sessionStorage of this tab.
 */
export function rememberMailedLink(email: string): void {
  const { setEmail, saveTarget } = useRegistrationStore.getState();
  setEmail(email);
  const { redirectTarget } = useNavigationStore.getState();
  // A tab that the mail has opened knows no target, and a new mail must not discard the redirect target.
  if (redirectTarget) saveTarget(redirectTarget);
}

/** Makes the remembered way back the target of the next login in this tab, unless the tab has one of its own. */
export function restoreMailedTarget(): void {
  const { redirectTarget, saveRedirectTarget } = useNavigationStore.getState();
  const target = consumeRegistrationTarget();
  if (target && !redirectTarget) saveRedirectTarget(target);
}
