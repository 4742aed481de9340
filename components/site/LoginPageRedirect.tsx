import { useEffect } from 'react';

/** In the place of a login modal that could not be loaded: the page whose address the link has, loaded from the server. */
export function LoginPageRedirect({ href }: { href: string }) {
  useEffect(() => window.location.assign(href), [href]);
  return null;
}
