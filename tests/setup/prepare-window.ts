import { cacheComputedStyles } from './computed-style-cache';
import { keepRelevantStyles } from './relevant-styles';

/** Files that share their modules share the window, too, which must not be changed twice. */
const preparedWindows = new WeakSet<Window>();

/** Makes jsdom compute styles faster. */
export function prepareWindow(): void {
  if (preparedWindows.has(window)) return;
  preparedWindows.add(window);
  cacheComputedStyles();
  keepRelevantStyles();
}
