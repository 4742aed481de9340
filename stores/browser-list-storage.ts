// Separate from browser-list.ts, so that a logout loads only this.

/** All keys of lists that belong to a member begin with this prefix, so that a logout can remove them together. */
export const MEMBER_PREFIX = 'list:member:';

const CHANGE_EVENT = 'browser-list';

/** Reports a change of a list to this tab. Other tabs get the browser's own `storage` event. */
export const notifyListeners = () => dispatchEvent(new Event(CHANGE_EVENT));

/** Calls `onChange` for changes of any list in this tab and in other tabs. Returns the function that ends this. */
export function subscribeToBrowserLists(onChange: () => void): () => void {
  const types = [CHANGE_EVENT, 'storage'];
  for (const type of types) addEventListener(type, onChange);
  return () => {
    for (const type of types) removeEventListener(type, onChange);
  };
}

/** Removes all lists of members from this browser, so that nothing personal remains after a logout. */
export function clearMemberLists(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(MEMBER_PREFIX)) localStorage.removeItem(key);
  } catch {
    // A browser that blocks the storage has kept nothing.
  }
  notifyListeners();
}
