/**
 * Runs in the page. @returns the visible texts that leave a box around them. What scrolls by itself, what ends in an
 * ellipsis and the name beside the logo, which disappears where it has no room, are omitted.
 */
export function findTextsOutside(): string[] {
  const found = new Set<string>();
  const isInline = (element: Element) => ['inline', 'contents'].includes(getComputedStyle(element).display);
  const mayOverflow = (element: Element) => {
    const { overflowX, textOverflow } = getComputedStyle(element);
    return ['auto', 'scroll'].includes(overflowX) || textOverflow === 'ellipsis';
  };
  /** What only screen readers read has a size of 1 px. */
  const isHidden = ({ width, height }: DOMRect) => width <= 2 || height <= 2;

  const checkRect = (text: Text, rect: DOMRect): void => {
    for (
      let element = text.parentElement;
      element && element !== document.body;
      element = element.parentElement
    ) {
      const box = element.getBoundingClientRect();
      if (isInline(element)) continue;
      if (isHidden(box) || mayOverflow(element)) return;
      if (rect.right > box.right + 0.5 || rect.left < box.left - 0.5) {
        found.add(`${text.data.trim().slice(0, 30)}: outside of <${element.localName}>`);
        return;
      }
    }
  };

  const walker = document.createTreeWalker(
    document.querySelector('#__next') as Element,
    NodeFilter.SHOW_TEXT,
  );
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!text.data.trim() || text.parentElement?.closest('a[href="/"], option, style, script')) continue;
    if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) if (rect.width > 0) checkRect(text, rect);
  }
  return [...found];
}
