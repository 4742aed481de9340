import { useRouter } from 'next/compat/router';
import NextLink from 'next/link';
import type { ComponentPropsWithRef, ElementType, FocusEvent } from 'react';
import { type ButtonLookProps, ButtonRoot, getButtonClassName } from '@/components/ui/form/button-style';
import { fragmentFocus, passFocusOn } from '@/hooks/browser/focus';

type LinkProps = Omit<ComponentPropsWithRef<typeof NextLink>, 'prefetch'>;

const WITH_SCHEME = /^[a-z][a-z\d+.-]*:/i;

/**
 * A link. The scripts of a page of the site are fetched when a person points at its link, touches it or gives it the focus, never
 * because it is in view. Next itself does so for pointing and touching. With `priority` the same as for these: Next never settles a
 * navigation that waits for a fetch without it that fails (vercel/next.js#93758). An address with a scheme needs nothing of
 * `next/link`, which on the server throws and catches an error for each.
 */
export function Link(props: LinkProps) {
  const router = useRouter();
  if (typeof props.href === 'string' && WITH_SCHEME.test(props.href))
    return <a {...(props as ComponentPropsWithRef<'a'>)} />;
  const { onFocus, ...rest } = props;
  const handleFocus = (event: FocusEvent<HTMLAnchorElement>) => {
    onFocus?.(event);
    const { pathname, search, origin } = event.currentTarget;
    if (origin !== location.origin) return;
    router?.prefetch(pathname + search, undefined, { priority: true }).catch(() => undefined);
  };
  return <NextLink {...rest} onFocus={handleFocus} prefetch={false} />;
}

interface LinkButtonProps extends ComponentPropsWithRef<typeof Link>, ButtonLookProps {}

/** The type of a styled element does not know the props that it has with `as`. */
const Root: ElementType = ButtonRoot;

/** A link with the appearance of a button. */
export function LinkButton({ variant, size, fullWidth, ...rest }: LinkButtonProps) {
  return (
    <Root
      as={Link}
      ref={passFocusOn}
      onClick={fragmentFocus(rest.href)}
      {...rest}
      className={getButtonClassName({ variant, size, fullWidth })}
    />
  );
}
