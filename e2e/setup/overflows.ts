/**
 * Runs in the page. @returns what is wider than its place: the page itself, elements outside of the window, labels that
 * are wider than their button, and texts that are cut off. Texts that end in an ellipsis on purpose, fields, and what
 * scrolls by itself are omitted, and so is the name beside the logo, which disappears where it has no room.
 */
export function findOverflows(): string[] {
  const found = new Set<string>();
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    found.add(`the page is ${scrollWidth} px wide, the window ${clientWidth} px`);

  const isClipping = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
  const isClipped = (element: Element): boolean => {
    const parent = element.parentElement;
    return parent !== null && parent !== document.body && (isClipping(parent) || isClipped(parent));
  };
  const isOutside = (element: HTMLElement) => {
    const { left, right } = element.getBoundingClientRect();
    return (left < -1 || right > clientWidth + 1) && !isClipped(element);
  };
  const isTooWide = (element: HTMLElement) => {
    const { display, overflowX, textOverflow } = getComputedStyle(element);
    const isCut = ['hidden', 'clip'].includes(overflowX) && textOverflow !== 'ellipsis';
    return (
      display !== 'inline' &&
      element.scrollWidth > element.clientWidth + 1 &&
      (isCut || element.matches('a, button, summary, label'))
    );
  };

  for (const element of document.querySelectorAll<HTMLElement>('#__next *')) {
    // What only screen readers read has a size of 1 px. A picture has no text.
    if (element.offsetWidth <= 2 || element.offsetHeight <= 2 || !element.innerText?.trim()) continue;
    if (element.matches('input, select, textarea, a[href="/"]')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const text = `<${element.localName}> ${element.innerText.replace(/\s+/g, ' ').slice(0, 30)}`;
    if (isOutside(element)) found.add(`${text}: outside of the window`);
    if (isTooWide(element)) found.add(`${text}: wider than its place`);
  }
  return [...found];
}

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
