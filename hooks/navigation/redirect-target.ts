import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { useNavigationStore } from '@/stores/navigation-store';

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
