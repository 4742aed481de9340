import type { MouseEvent } from 'react';

function focusTarget({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(decodeURIComponent(currentTarget.hash.slice(1)));
  const heading = target?.matches('h2') ? target : target?.querySelector<HTMLElement>('h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Returns the `onClick` of a link: for a link to a section of the same page, a function that moves the focus to the heading of
 * that section, so that the keyboard and screen readers go on there. Browsers do so for an `<a>`, but `next/link` only scrolls.
 */
export const fragmentFocus = (href: unknown) =>
  typeof href === 'string' && href.startsWith('#') ? focusTarget : undefined;
