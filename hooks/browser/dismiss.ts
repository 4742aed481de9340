import { type RefObject, useEffect, useEffectEvent } from 'react';

interface Panel {
  isOpen: () => boolean;
  close: () => void;
}

/**
 * Closes an open panel when a press outside it ends, when the focus leaves it, so that it covers no focused element, and on
 * Escape, which also returns the focus to its button. Nothing closes while a pointer is down: Chromium crashes when a press on
 * a label hides that label.
 *
 * @param ref the element that contains the button and the panel
 */
export function useDismiss(ref: RefObject<HTMLElement | null>, panel: Panel): void {
  const isOpen = useEffectEvent(panel.isOpen);
  const close = useEffectEvent(panel.close);

  useEffect(() => {
    let pressed: Node | null = null;
    const contains = (target: Node) => ref.current?.contains(target);

    const handlePointerDown = ({ target }: Event) => {
      pressed = target as Node;
    };
    const handlePointerUp = () => {
      if (pressed && isOpen() && !contains(pressed)) close();
      pressed = null;
    };
    const handlePointerCancel = () => {
      pressed = null;
    };
    const handleFocus = (event: Event) => {
      const target = event.target as Node;
      // A press on words moves the focus to an ancestor that can have it, such as `main`.
      const isAncestor = Boolean(ref.current && target.contains(ref.current));
      if (!pressed && isOpen() && !contains(target) && !isAncestor) close();
    };
    // In Safari a button takes no focus when it is pressed, so the key may be pressed outside of the panel.
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen()) return;
      event.stopPropagation();
      close();
      ref.current?.querySelector<HTMLElement>('summary, [aria-expanded]')?.focus();
    };

    const listening = new AbortController();
    // Listens in the capture phase, so that the panel also closes when another handler stops the event.
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('pointerdown', handlePointerDown, options);
    document.addEventListener('pointerup', handlePointerUp, options);
    document.addEventListener('pointercancel', handlePointerCancel, options);
    document.addEventListener('focusin', handleFocus, options);
    document.addEventListener('keydown', handleKeyDown, options);
    return () => listening.abort();
  }, [ref]);
}

/** {@link useDismiss} for a `<details>`, which also opens without scripts. */
export function useDetailsDismiss(ref: RefObject<HTMLDetailsElement | null>): void {
  useDismiss(ref, {
    isOpen: () => Boolean(ref.current?.open),
    close: () => {
      if (ref.current) ref.current.open = false;
    },
  });
}
