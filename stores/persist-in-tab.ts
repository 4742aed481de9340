import type { StoreApi } from 'zustand';

interface Options<State> {
  /** The key in sessionStorage. */
  name: string;
  /** Returns the part of the stored values that may be used. */
  validate?: (stored: Partial<State>) => Partial<State>;
}

/**
 * Saves the state of a store in sessionStorage at every change, and restores it now. The format is that of `persist` in
 * zustand/middleware, which is not used for stores that every page loads because of its size (decision 0017). A
 * browser without sessionStorage, or a full one, keeps the state in memory only.
 */
export function persistInTab<State extends object>(
  store: StoreApi<State>,
  { name, validate = (stored) => stored }: Options<State>,
): void {
  if (typeof window === 'undefined') return;
  try {
    const text = sessionStorage.getItem(name);
    if (text) store.setState(validate(JSON.parse(text).state ?? {}));
  } catch {
    // The stored text is not ours or cannot be read; the initial state remains.
  }
  store.subscribe((state) => {
    try {
      sessionStorage.setItem(name, JSON.stringify({ state, version: 0 }));
    } catch {
      // The state in memory remains.
    }
  });
}
