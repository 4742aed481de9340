import { type RefObject, useEffect } from 'react';

/**
 * Closes a `<details>` on a press outside it, when the focus leaves it, so that it covers no focused element, and on Escape.
 * Escape also returns the focus to its summary.
 */
export function useDetailsDismiss(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const handleOutside = ({ target }: Event) => {
      const details = ref.current;
      if (details?.open && !details.contains(target as Node)) details.open = false;
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      const details = ref.current;
      if (event.key !== 'Escape' || !details?.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', handleOutside);
    document.addEventListener('focusin', handleOutside);
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('pointerdown', handleOutside);
      document.removeEventListener('focusin', handleOutside);
      document.removeEventListener('keydown', handleKeyDown);
    };
  }, [ref]);
}
