import { type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useState } from 'react';
import { useDialogStore } from '@/stores/modal-store';

/** Records an open dialog, so that toasts find the topmost one. */
export function useOpenDialog(id: string): void {
  useLayoutEffect(() => {
    const { add, remove } = useDialogStore.getState();
    add(id);
    return () => remove(id);
  }, [id]);
}

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * Returns whether an element has a text to scroll and no control, so that the keyboard can scroll it only when it takes the
 * focus itself. Safari gives it none by itself.
 */
export function useNeedsFocusToScroll(ref: RefObject<HTMLElement | null>): boolean {
  const [needsFocus, setNeedsFocus] = useState(false);
  // Runs after each rendering, because the text may have changed.
  useLayoutEffect(() => {
    const measure = () => {
      const element = ref.current;
      if (!element) return;
      // The sizes come last, because reading them makes the browser compute the layout.
      setNeedsFocus(!element.querySelector(CONTROLS) && element.scrollHeight > element.clientHeight);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  });
  return needsFocus;
}

/**
 * Returns the handlers of a dialog for Escape, the backdrop, and a close by the browser itself.
 *
 * @param onClose - undefined for a dialog that stays open
 */
export function useCloseRequests(
  ref: RefObject<HTMLDialogElement | null>,
  onClose: (() => void) | undefined,
) {
  // Chromium closes the dialog on the third Escape even when `cancel` is prevented, so the key event itself is stopped.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (onClose || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
  };

  const handleCancel = (event: { preventDefault: () => void; target: unknown; currentTarget: unknown }) => {
    // A file input inside the dialog fires `cancel` too, and the event bubbles.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose?.();
  };

  // The browser can close a dialog without a cancel event (Android back gesture). Calls onClose, or reopens
  // a dialog that stays open.
  const handleNativeClose = () => {
    const dialog = ref.current;
    if (!dialog || dialog.open) return;
    if (onClose) onClose();
    else dialog.showModal();
  };

  // Uses mousedown, because a click is also fired on the backdrop when a text selection ends there.
  const handleMouseDown = (event: MouseEvent) => {
    if (event.button !== 0 || event.target !== ref.current) return;
    // By default, the press would take the focus away from the element that gets it back when the dialog closes.
    event.preventDefault();
    onClose?.();
  };

  return {
    onKeyDown: handleKeyDown,
    onCancel: handleCancel,
    onClose: handleNativeClose,
    onMouseDown: handleMouseDown,
  };
}
