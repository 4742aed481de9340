import { useEffect } from 'react';

/**
 * Keeps the page working while the browser translates it. Chrome replaces each text by a `<font>` with its translation, and
 * React, which still refers to the text, would fail as soon as it removes the text or inserts something before it: the page
 * would be replaced by the error page (https://github.com/facebook/react/issues/11538). A text that React changes may stay
 * as it was translated until the next page.
 */
export function useTranslatedTexts(): void {
  useEffect(() => {
    const { removeChild, insertBefore } = Node.prototype;
    Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
      return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
    };
    Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
      return insertBefore.call(this, node, next?.parentNode === this ? next : null) as T;
    };
    return () => {
      Object.assign(Node.prototype, { removeChild, insertBefore });
    };
  }, []);
}
