import { useEffect } from 'react';

/** Replaces a login dialog that could not be loaded: navigates to the login page of the link with a full page load. */
export function LoginDialogFallback({ href = '/auth/login/' }: { href?: string | undefined }) {
  useEffect(() => window.location.assign(href), [href]);
  return null;
}
