import type { MouseEvent } from 'react';

/**
 * The `onClick` of a link to a section of the same page: moves the focus to the heading of that section, so that the keyboard and
 * screen readers go on there. Browsers do so for an `<a>`, but `next/link` only scrolls. In return, Back scrolls back.
 */
export function focusFragment({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(decodeURIComponent(currentTarget.hash.slice(1)));
  const heading = target?.matches('h2') ? target : target?.querySelector<HTMLElement>('h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Returns {@link focusFragment} for a link that leads to a section of the same page, otherwise undefined. */
export const fragmentFocus = (href: unknown) =>
  typeof href === 'string' && href.startsWith('#') ? focusFragment : undefined;
