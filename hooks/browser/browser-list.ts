import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { type BrowserList, type ListOwner, subscribeToBrowserLists } from '@/stores/browser-list';
import { useMe } from '../members';
import { useIsLoggedIn } from '../session/login-status';

const EMPTY: readonly never[] = [];

/**
 * Returns a list kept in this browser, and follows its changes in this tab and in other tabs.
 * @param owner null while it is not known yet who uses the page
 * @returns `items` (empty on the server and during hydration), and `update`, which takes the current items and returns
 * false when the browser refuses to store the new ones
 */
export function useBrowserList<T>(list: BrowserList<T>, owner: ListOwner | null) {
  const items = useSyncExternalStore<readonly T[]>(
    subscribeToBrowserLists,
    () => (owner === null ? EMPTY : list.read(owner)),
    () => EMPTY,
  );
  const update = useCallback(
    (change: (current: readonly T[]) => readonly T[]): boolean =>
      owner !== null && list.write(owner, change(list.read(owner))),
    [list, owner],
  );
  return { items, update };
}

/**
 * Moves what was kept before the login into the list of the member.
 * @param keyOf tells which items are the same; the same function at each rendering
 */
export function useMergeVisitorItems<T>(
  list: BrowserList<T>,
  owner: ListOwner | null,
  keyOf: (item: T) => unknown,
): void {
  useEffect(() => {
    if (typeof owner === 'number') list.mergeVisitorItems(owner, keyOf);
  }, [list, owner, keyOf]);
}

/** Returns whose lists of this browser the page uses; null until the member is known. */
export function useListOwner(): ListOwner | null {
  const isLoggedIn = useIsLoggedIn();
  const { data: me } = useMe();
  return isLoggedIn ? (me?.member.id ?? null) : 'visitor';
}
