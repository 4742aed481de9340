import { type RefObject, useEffect } from 'react';

/**
 * Closes an open `<details>` when a press outside it ends, when the focus leaves it, so that it covers no focused element, and
 * on Escape, which also returns the focus to its summary. Nothing closes while a pointer is down: Chromium crashes when a press
 * on a label hides that label.
 */
export function useDetailsDismiss(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const isOpen = () => Boolean(ref.current?.open);
    const close = () => {
      if (ref.current) ref.current.open = false;
    };
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
    // In Safari a summary takes no focus when it is pressed, so the key may be pressed outside of the panel.
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen()) return;
      event.stopPropagation();
      close();
      ref.current?.querySelector<HTMLElement>('summary')?.focus();
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
