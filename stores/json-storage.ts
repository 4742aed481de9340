import type { PersistStorage } from 'zustand/middleware';

/** Returns what `work` returns; undefined when the browser refuses it. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/**
 * Returns a storage of the browser for the state of a store, as JSON. Some private windows refuse it, and it may be full. That
 * must not end what changed the state, as it would with zustand's own: the state then lasts as long as the page.
 * @param getStorage also fails on the server, where nothing is stored
 */
export const jsonStorage = <T>(getStorage: () => Storage): PersistStorage<T> => ({
  getItem: (name) => attempt(() => JSON.parse(getStorage().getItem(name) ?? 'null')),
  setItem: (name, value) => attempt(() => getStorage().setItem(name, JSON.stringify(value))),
  removeItem: (name) => attempt(() => getStorage().removeItem(name)),
});
