/** What may stick to an edge of the window. */
const BARS = '[data-sticky], [data-action-bar]';

/** Returns the bars that stick to the lower edge of the window. */
export function getBottomBars(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(BARS)].filter((bar) => {
    const { position, bottom } = getComputedStyle(bar);
    return position === 'sticky' && bottom !== 'auto';
  });
}
