/**
 * Moves the focus to the heading of the row or page that contains an element. For actions whose button is gone when they
 * are done: the focus would be lost, and screen readers would start again at the top of the page.
 */
export function focusHeading(element: Element | null): void {
  const heading = element?.closest('li, main')?.querySelector<HTMLElement>('h1, h2, h3');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
