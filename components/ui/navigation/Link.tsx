import { useRouter } from 'next/compat/router';
import NextLink from 'next/link';
import type { ComponentPropsWithRef, FocusEvent } from 'react';

type LinkProps = Omit<ComponentPropsWithRef<typeof NextLink>, 'prefetch'>;

/**
 * A link to a page of the site. The scripts of that page are fetched when a person points at the link, touches it or gives it the
 * focus, never because it is in view. Next itself does so for pointing and touching. With `priority` the same as for these:
 * Next never settles a navigation that waits for a fetch without it that fails (vercel/next.js#93758).
 */
export function Link({ onFocus, ...rest }: LinkProps) {
  const router = useRouter();
  const handleFocus = (event: FocusEvent<HTMLAnchorElement>) => {
    onFocus?.(event);
    const { pathname, search, origin } = event.currentTarget;
    if (origin !== location.origin) return;
    router?.prefetch(pathname + search, undefined, { priority: true }).catch(() => undefined);
  };
  return <NextLink {...rest} onFocus={handleFocus} prefetch={false} />;
}
