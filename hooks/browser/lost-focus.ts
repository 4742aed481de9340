import { useEffect } from 'react';

const PLACES = 'li, section, dialog, main';

/**
 * Returns where to go on when an element is removed: its row, the rows beside it when that is removed too, then what
 * contains them.
 */
function getPlaces(element: Element): Element[] {
  const place = element.closest(PLACES);
  if (!place) return [];
  const neighbours = place.matches('li') ? [place.nextElementSibling, place.previousElementSibling] : [];
  const outer = place.parentElement ? getPlaces(place.parentElement) : [];
  return [place, ...neighbours.filter((row) => row !== null), ...outer];
}

/** Moves the focus to the visible heading of the first of these places that is still on the page, or to that of the page. */
export function focusNearestHeading(places: readonly Element[]): void {
  const heading = [...places, ...document.querySelectorAll('main')]
    .filter((place) => place.isConnected)
    .map((place) => place.querySelector<HTMLElement>('h1, h2, h3'))
    .find((found) => found?.checkVisibility?.() ?? found);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Returns whether an element is in a toast, or in a banner such as the one that asks for consent: beside the page itself. */
const isBesidePage = (element: Element) => !element.closest('main, dialog, header, footer');

/**
 * Moves the focus to the nearest heading when the element that has it is removed, such as the button of a row with the row.
 * From a toast or a banner it goes back to where it was before. Otherwise screen readers would start again at the top of the
 * page. The page does not scroll.
 */
export function useLostFocus(): void {
  useEffect(() => {
    let focused: Element | null = null;
    let places: Element[] = [];
    let wasBesidePage = false;
    let pathname = '';
    let lastOnPage: HTMLElement | null = null;
    const handleFocusIn = ({ target }: FocusEvent) => {
      focused = target as Element;
      places = getPlaces(focused);
      wasBesidePage = isBesidePage(focused);
      if (!wasBesidePage) lastOnPage = focused as HTMLElement;
      pathname = window.location.pathname;
    };
    // Browsers disagree whether a removal fires this event. Afterwards, an element that was only left is still there.
    const handleFocusOut = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (focused === target && focused?.isConnected) focused = null;
      });
    const handleRemoval = () => {
      if (!focused || focused.isConnected) return;
      focused = null;
      // Another page, or something else that has taken the focus, such as the button that opened a dialog.
      if (window.location.pathname !== pathname || document.activeElement !== document.body) return;
      if (wasBesidePage) lastOnPage?.focus({ preventScroll: true });
      if (document.activeElement === document.body) focusNearestHeading(places);
    };
    const observer = new MutationObserver(handleRemoval);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', handleFocusIn);
    document.addEventListener('focusout', handleFocusOut);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', handleFocusIn);
      document.removeEventListener('focusout', handleFocusOut);
    };
  }, []);
}
