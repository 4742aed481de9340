import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { DEFAULT_LOGIN_TARGET } from '@/lib/business-constants';
import { consumeRedirectTarget, useNavigationStore } from '@/stores/navigation-store';
import { consumeRegistrationTarget, useRegistrationStore } from '@/stores/registration-store';

/** Returns the path of the page of this site whose link opened this document, or null. */
function getReferrerPath(): string | null {
  const { origin } = window.location;
  if (!document.referrer.startsWith(`${origin}/`)) return null;
  const path = document.referrer.slice(origin.length);
  return /^\/(auth|404|custom-404)(\/|\?|$)/.test(path) ? null : path;
}

/**
 * Stores the redirect target from `?redirect=`, which members' pages add for a visitor without a login. A link that was
 * opened in a new tab (Ctrl and click) has no stored target, so the page that contained the link is the target. The store
 * accepts only paths of this site.
 */
export function useRedirectFromAddress(): void {
  const { redirect } = useRouter().query;
  useEffect(() => {
    const { redirectTarget, saveRedirectTarget } = useNavigationStore.getState();
    const target = typeof redirect === 'string' ? redirect : redirectTarget === null && getReferrerPath();
    if (target) saveRedirectTarget(target);
  }, [redirect]);
}

/** Returns the path to go to after a login or registration (spec §4), and clears the stored target. */
export const consumeRedirectPath = (): string => consumeRedirectTarget() ?? DEFAULT_LOGIN_TARGET;

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
