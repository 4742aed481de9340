import { cacheComputedStyles } from './computed-style-cache';
import { keepRelevantStyles } from './relevant-styles';

/** Files that share their modules share the window, too, which must not be changed twice. */
const preparedWindows = new WeakSet<Window>();

/** Makes jsdom compute styles faster, and adds what Next writes into every document. */
export function prepareWindow(): void {
  if (preparedWindows.has(window)) return;
  preparedWindows.add(window);
  cacheComputedStyles();
  keepRelevantStyles();
  window.__NEXT_DATA__ = { props: {}, page: '', query: {}, buildId: 'test' };
}
