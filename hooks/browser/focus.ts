import { type FocusEvent, type MouseEvent, type RefObject, useEffect } from 'react';

const PLACES = 'li, section, dialog, main';
const HEADINGS = 'h1, h2, h3';

/**
 * Moves the focus to the heading of the row, section or page that contains an element. For actions whose button is gone when
 * they are done: the focus would be lost, and screen readers would start again at the top of the page.
 */
export function focusHeading(element: Element | null | undefined, options?: FocusOptions): void {
  let place = element?.isConnected ? element.closest(PLACES) : null;
  while (place && !place.querySelector(HEADINGS)) place = place.parentElement?.closest(PLACES) ?? null;
  const heading = (place ?? document.querySelector('main'))?.querySelector<HTMLElement>(HEADINGS);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus(options);
  // The browser does not scroll to a heading that has the focus already, from the button that is gone. With the keyboard, the
  // focus is always shown: a row may have moved to another place of its list.
  if (!options?.preventScroll || heading.matches(':focus-visible'))
    heading.scrollIntoView?.({ block: 'nearest' });
}

/** The `ref` of a button, which passes the focus on to {@link focusHeading} when it is removed while it has the focus. */
export function passFocusOn(button: HTMLElement | null) {
  return () => {
    if (button && document.activeElement === button) focusHeading(button, { preventScroll: true });
  };
}

/** When an element is removed and nothing has the focus, moves it to the heading of what contained the element. */
export function useFocusAfterRemoval(ref: RefObject<Element | null>): void {
  useEffect(() => {
    const place = ref.current?.parentElement?.closest(PLACES);
    return () => {
      if (document.activeElement === document.body) focusHeading(place, { preventScroll: true });
    };
  }, [ref]);
}

/**
 * The `onFocus` of a link in a row that scrolls: shows it whole, because Chromium stops when a part is visible. Not after a press,
 * which would move the link away from under the pointer before it is released.
 */
export function showWhole({ currentTarget }: FocusEvent<HTMLElement>): void {
  if (currentTarget.matches(':focus-visible'))
    currentTarget.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

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
