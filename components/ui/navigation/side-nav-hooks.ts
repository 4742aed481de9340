import { useEffect, useRef, useState } from 'react';

/** Scrolls the row horizontally until the current tab is visible. The page itself must not scroll. */
export function useScrollActiveTabIntoView(active: string | null | undefined) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current;
    const tab = active ? row?.querySelector<HTMLElement>('[aria-current]') : null;
    if (!row || !tab || row.scrollWidth <= row.clientWidth) return;
    row.scrollTo?.({ left: tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2 });
  }, [active]);
  return list;
}

/** Escape hides the tooltip (WCAG 1.4.13) until the pointer or the focus moves to another item. */
export function useDismissedTooltips(): boolean {
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => {
    const handleKeyDown = ({ key }: KeyboardEvent) => setDismissed(key === 'Escape');
    const handleMove = () => setDismissed(false);
    document.addEventListener('keydown', handleKeyDown);
    document.addEventListener('pointerover', handleMove);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      document.removeEventListener('pointerover', handleMove);
    };
  }, []);
  return isDismissed;
}
