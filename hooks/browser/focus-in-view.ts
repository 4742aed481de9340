import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { focusNearestHeading } from './lost-focus';

/**
 * Keeps what has the focus on the screen. A link below a list that opens the next page scrolls to the beginning, so the focus
 * follows to the heading of the page. Tabs in a row that scrolls are shown whole, because Chromium stops when a part is visible.
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
    events.on('routeChangeComplete', handleRouteChange);
    document.addEventListener('focusin', handleFocusIn);
    return () => {
      events.off('routeChangeComplete', handleRouteChange);
      document.removeEventListener('focusin', handleFocusIn);
    };
  }, [events]);
}
