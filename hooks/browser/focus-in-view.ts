import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { getBottomBars } from './bottom-bars';
import { focusNearestHeading } from './lost-focus';

/** Room for the ring around the element with the focus, in px. */
const RING = 8;

/**
 * Scrolls until no bar at the lower edge of the window covers the element with the focus (WCAG 2.2, 2.4.11). A scroll padding
 * would have to know the height of the bar, and would scroll the page when a button of the bar itself receives the focus.
 */
function uncoverFocused(): void {
  const focused = document.activeElement;
  if (!focused || focused.closest('dialog')) return;
  for (const bar of getBottomBars()) {
    if (bar.contains(focused)) continue;
    const { top, bottom } = focused.getBoundingClientRect();
    const barRect = bar.getBoundingClientRect();
    if (top >= barRect.bottom || bottom <= barRect.top) continue;
    // Of an element that is higher than the room above the bar, the beginning is shown.
    const distance = Math.min(bottom + RING - barRect.top, top);
    if (distance > 0) window.scrollBy({ top: distance, behavior: 'instant' });
  }
}

/**
 * Keeps what has the focus on the screen. A link below a list that opens the next page scrolls to the beginning, so
 * the focus follows to the heading of the page. Tabs in a row that scrolls are shown whole, because Chromium stops
 * when a part is visible. Nothing that the Tab key reaches is below a bar.
 */
export function useFocusInView(): void {
  const { events } = useRouter();
  useEffect(() => {
    const handleRouteChange = () => {
      const focused = document.activeElement;
      const isBelowWindow = Number(focused?.getBoundingClientRect().top) >= window.innerHeight;
      if (focused?.closest('main') && window.scrollY === 0 && isBelowWindow) focusNearestHeading([]);
    };
    // Not for a press, which would move the tab away from under the pointer before it is released.
    const handleFocusIn = ({ target }: FocusEvent) => {
      const element = target as Element;
      if (element.matches('nav a:focus-visible'))
        element.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    };
    // The browser moves the focus and scrolls after this event, and before the next frame.
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') requestAnimationFrame(uncoverFocused);
    };
    events.on('routeChangeComplete', handleRouteChange);
    document.addEventListener('focusin', handleFocusIn);
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      events.off('routeChangeComplete', handleRouteChange);
      document.removeEventListener('focusin', handleFocusIn);
      document.removeEventListener('keydown', handleKeyDown);
    };
  }, [events]);
}
